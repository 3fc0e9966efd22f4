"""Every message that a client may send or receive, typed. Nothing here can reach a secret."""
