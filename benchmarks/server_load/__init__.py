"""Load for `benchmarks/server.py`: lean socket clients that play at our tables and at those of the peers."""
