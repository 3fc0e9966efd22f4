# Dossiers: what follows from what a player saw. And the review of decisions.

dossier-title = What you can conclude
dossier-odds = { $face }: { $percent }%
dossier-why = Why?
dossier-why-face = Why { $face }?
# Before a list of events.
dossier-because = It follows from this:
dossier-without = Without it: { $percent }%.
dossier-nothing = Nothing you’ve seen: it’s just how the tokens were dealt.
dossier-seen = { $by } has definitely seen this token.
dossier-seen-perhaps = { $by } may have seen it: { $percent }%.
dossier-seen-nobody = Nobody else has seen it.
# Under a figure: what it would be if talk counted, too.
dossier-heard-odds = With talk: { $percent }%
dossier-heard = With what was said at the table, it comes to { $percent }%. Talk proves nothing.
# Below a quoted claim: how far it is believed. count: how many claims of this player could be checked; right: how many of those were true.
dossier-belief-new = Half believed: nothing that { $by } said could be checked yet.
dossier-belief-mostly = Mostly believed. Claims by { $by } that could be checked: { $count }. True: { $right }.
dossier-belief-half = Half believed. Claims by { $by } that could be checked: { $count }. True: { $right }.
dossier-belief-not = Not believed, so it rather speaks for the opposite. Claims by { $by } that could be checked: { $count }. True: { $right }.

## ESPIONAJE CARTAS

why-hidden = { $element } is hidden: { $percent }%
why-holds =
    { $you ->
        [yes] You have { $element }: { $percent }%
       *[no] { $by } has { $element }: { $percent }%
    }
why-passed =
    { $you ->
        [yes] You passed on { $a } and { $b }.
       *[no] { $by } passed on { $a } and { $b }.
    }
why-showed =
    { $you ->
        [yes] You showed { $to } either { $a } or { $b }.
       *[no] { $toyou ->
            [yes] { $by } showed you either { $a } or { $b }.
           *[no] { $by } showed { $to } either { $a } or { $b }.
        }
    }
why-counted = Counting every possible deal gives { $percent }%. It differs because somebody who has both named files could have shown either.
why-hand = It follows from your own files alone, and from how the cards are dealt.
follows-solutions =
    { $count ->
        [one] One solution is left
       *[other] { $count } solutions are left
    }
follows-solution = { $cards }: { $percent }%
follows-rivals = How sure the others may be
follows-rival = { $name }: { $percent }%

## The review of decisions

review-judge = Check every decision
review-judge-hint = Each decision is judged only on what that player could know. The computer plays many likely situations through to the end and compares the results. A claim counts only if it was part of a move.
review-judging = Decisions: { $done } of { $all }
review-next-slip = Next mistake
review-value = Chance of winning: { $percent }%.
# Before the label of a choice.
review-better = Better ({ $percent }%):
verdict-best = { $name }: best choice
verdict-fine = { $name }: good choice
verdict-inaccuracy = { $name }: inaccuracy
verdict-mistake = { $name }: mistake
verdict-blunder = { $name }: blunder
grade-inaccuracy =
    { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
grade-mistake =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
grade-blunder =
    { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
review-sums = Luck and mistakes
review-player = Player
review-start = At the start
review-luck = Luck
review-given = Mistakes
review-result = Result
review-won = won
review-lost = lost
review-sums-hint = At the start: the chance of winning. Luck: whatever a player’s own decisions don’t explain, so cards, tokens and what the others did.

## Labels of choices; they stand alone

choice-offer = Offer the { $card } to { $to }
choice-offer-claim = Offer the { $card } to { $to } and say “{ $claim }”
choice-intervene = Step in with the UN token
choice-stand-by = Let it pass
choice-accept = Accept
choice-refuse = Refuse
choice-exchange = Swap { $a }’s and { $b }’s tokens
choice-hand = Give the card to { $to }
# own: of the player who chooses.
choice-look =
    { $slot ->
        [own] Look at their own token
        [centre] Look at the centre token
       *[seat] Look at { $whose }’s token
    }
choice-divert = Swap the centre token with { $to }’s
choice-shoot = Give the bullet to { $to }
choice-suspect = Ask about { $a } and { $b }
choice-accuse = Accuse
choice-end-turn = End the turn
choice-show = Show { $card }
choice-commit = Choose { $cards }
choice-abstain = Choose nothing
