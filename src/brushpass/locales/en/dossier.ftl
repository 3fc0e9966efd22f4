# Dossiers: what follows from what a player saw, and the review of decisions.

dossier-title = What follows
dossier-odds = { $face }: { $percent }%
dossier-why = Why?
dossier-why-face = Why? { $face }
dossier-because = It rests on this:
dossier-without = Without it: { $percent }%.
dossier-nothing = On nothing that you saw: only on how the tokens are dealt.
dossier-seen = { $by } has certainly seen this token.
dossier-seen-perhaps = { $by } may have seen it: { $percent }%.
dossier-seen-nobody = Nobody else has seen it.
slot-odds = Token, face down. { $odds }

notebook-hint-full = Ticks and crosses are certain, figures are per cent. Tap one to see what it rests on. The last column is for marks of your own.
cell-likely = { $percent }%
cell-why = { $element }, { $holder }: { $text }. Why?
why-hidden = { $element } is hidden: { $percent }%
why-holds =
    { $you ->
        [yes] You hold { $element }: { $percent }%
       *[no] { $by } holds { $element }: { $percent }%
    }
why-counted = Counted over all possible deals it is { $percent }%. Who holds two of the cards asked for may show either: that shifts it.
why-hand = It rests on your own files alone, and on how the cards are dealt.
follows-solutions =
    { $count ->
        [one] One solution is left
       *[other] { $count } solutions are left
    }
follows-solution = { $cards }: { $percent }%
follows-rivals = How sure the others may be
follows-rival = { $name }: { $percent }%

## The review of decisions

review-judge = Examine every decision
review-judge-hint = Each one is judged on what its player could know at that moment: likely tables are played on to the end.
review-judging = { $done } of { $all } decisions
review-next-slip = Next slip
review-verdict = { $name }: { $verdict }
review-value = Chance to win: { $percent }%.
review-better = Better: { $choice } ({ $percent }%).
verdict-best = nothing better was found
verdict-fine = a fine decision
verdict-inaccuracy = an inaccuracy
verdict-mistake = a mistake
verdict-blunder = a blunder
review-sums = Luck and mistakes
review-player = Player
review-start = At the start
review-luck = Luck
review-given = Given away
review-result = Result
review-won = won
review-lost = lost
review-sums-hint = In percentage points of the chance to win. What is not explained by the own decisions was luck: cards, tokens and what the others did.
choice-offer = offer { $card } to { $to }, without a word
choice-offer-claim = offer { $card } to { $to } and say “{ $claim }”
choice-intervene = take the card with the UN
choice-stand-by = let the UN stand by
choice-accept = accept
choice-refuse = refuse
choice-exchange = have { $a } and { $b } swap their tokens
choice-hand = give the card to { $to }
choice-look = look at the token of { $place }
choice-divert = swap the centre token with that of { $other }
choice-shoot = give the bullet to { $to }
choice-suspect = suspect { $cards }
choice-accuse = accuse
choice-show = show { $cards }
choice-commit = lay { $cards }
choice-abstain = lay nothing
