"""Minds for ESPIONAJE CARTAS. They load NumPy, so the registry imports them only when one takes a seat."""
