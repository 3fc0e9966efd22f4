"""The plain terminal: text in, text out. It plays a seat as any mind does, and cannot reach a game's state."""
