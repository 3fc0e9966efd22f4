"""The words all games share: pure, without I/O, clock, generator or logging."""
