"""Minds for ESPIONAJE CARTAS. They load NumPy; the registry imports them only when one sits down."""
