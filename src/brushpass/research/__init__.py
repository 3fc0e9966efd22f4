"""Many games at once, for measuring and checking: simulate -> tally; arena; review of one game; laws of every game.

Everything here plays through `minds.play` or replays records; nothing here is needed to play.
"""
