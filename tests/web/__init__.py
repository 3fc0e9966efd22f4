"""The web client: its generated parts, its own unit tests, and real browsers at real tables."""
