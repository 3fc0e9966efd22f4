"""Minds that play this game: they see `open` only."""
