"""ESPIONAJE CARTAS, 2 to 4 players.

cards -> choices -> rules -> events -> redaction -> seen -> sight -> dossier -> minds

`kit.py` is the way in. `open`: what any seat may know; `sealed`: the truth; `minds`, `review.py`, `terminal`: what is
built on `open` alone.
"""
