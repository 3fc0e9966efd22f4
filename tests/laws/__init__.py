"""Laws that hold over every game, every number of players and every switch, without exemptions."""
