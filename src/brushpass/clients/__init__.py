"""Programs through which people and agents sit at a table; they see what a seat sees, and no more."""
