"""LEFT LUGGAGE, a game for Brushpass. The way in is `kit.py`; the rules, L1 to L6, are in README.md."""
