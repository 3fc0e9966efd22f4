"""Minds answer prompts from sight alone and cannot reach a game's state: registry -> mind -> play.

Each game brings its own minds and dossier; what they share is here. docs/minds.md says how they think.
"""
