"""Minds that play by themselves. Sight in, choice out."""
