"""Load for `benchmarks/server.py`: cheap socket clients that play at our tables and at those of the peers."""
