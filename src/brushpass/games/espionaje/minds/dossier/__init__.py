"""The dossier of ESPIONAJE CARTAS: all that follows from one viewer's sight, counted exactly."""
