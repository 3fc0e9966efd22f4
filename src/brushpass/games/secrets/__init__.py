"""SECRETS, 4 to 8 players. Open files: cards, choices, scoring, sight, notation. Secret files: deal, events, state,
effects, rules, game.
"""
