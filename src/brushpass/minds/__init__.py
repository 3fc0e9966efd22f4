"""Minds answer prompts from sight alone: they have no path to a game's state."""
