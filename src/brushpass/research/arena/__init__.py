"""The arena: how strong a mind is, measured on duplicate deals so that luck is the same for all.

A *duel* seats a candidate at each seat in turn among copies of the table's mind, on deals that a whole table of that
mind plays too. Deal, seat and the minds' luck are the same, so any difference is due to the candidate.

plan -> chunks -> workers (processes, or a Ray cluster) -> study, stored in a folder -> duels, ratings -> report
"""
