"""The plain terminal: text in, text out. It sits at a table as any mind does and has no path to a game's state."""
