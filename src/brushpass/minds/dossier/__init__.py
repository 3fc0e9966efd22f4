"""Dossiers: all that follows from one viewer's sight, exactly. No sampling, no guessing, no path to a game's state."""
