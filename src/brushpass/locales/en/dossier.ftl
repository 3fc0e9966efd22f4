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
