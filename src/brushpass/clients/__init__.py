"""Programs through which people play. They see what their seat sees, and nothing more."""
