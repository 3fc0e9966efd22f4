"""The arena: how strong a mind is, measured on duplicate deals so that luck is the same for all.

A *duel* puts a candidate at each seat in turn among minds of the table's kind, on deals that a whole table of that kind
plays too. The same deal, the same seat and the same luck of the minds: what differs is the candidate's doing.

plan -> chunks -> workers (processes, or a Ray cluster) -> folder -> duels, ratings -> report
"""
