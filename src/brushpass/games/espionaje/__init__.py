"""ESPIONAJE CARTAS, 2 to 4 players. Open files: cards, choices, scoring, seen, sight, notation. Secret files: deal,
events, state, redaction, rules, game.
"""
