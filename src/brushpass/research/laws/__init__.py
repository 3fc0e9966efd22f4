"""Laws that hold over every game, every number of players and every switch, without exemptions.

A law is a function of a case and a seed that plays a game, or several, and raises `Broken` if the law does not hold.
`suite` runs all of them over any installed game; `brushpass check-game` does so from the command line. A game's own
tests can call them too.
"""
