"""The append-only log: one contract, two engines. `choose.from_url` gives the engine that an address asks for."""
