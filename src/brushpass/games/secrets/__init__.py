"""SECRETS, 4 to 8 players. Open files: cards, choices, scoring, seen, sight, notation. Secret files: deal, events,
state, effects, rules, redaction, game.
"""
