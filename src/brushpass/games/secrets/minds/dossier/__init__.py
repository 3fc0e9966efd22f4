"""The dossier of SECRETS: identity tokens, bullets and deck, as far as one viewer can know them."""
