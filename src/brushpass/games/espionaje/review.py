"""The judge of ESPIONAJE CARTAS: what questions, accusations and commitments were worth, as the mind `race` sees it.

It goes through the worlds of one seat, with what that seat could guess about the others. What it reckons is brought to
scale (`review_scale`): how often players in such a position won, in games of every level. What a choice lost is judged
by that and by playing on, with the choice and with the better option (`playing_on`). Which of two cards to show, and
which of the possible cards to lay down when somebody else has accused, is not judged: the same estimate predicted
losses that did not show up in play (docs/review.md).
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, others
from brushpass.games.espionaje.minds.bots.accusation_threshold import AccusationThreshold
from brushpass.games.espionaje.minds.bots.duel import Duel
from brushpass.games.espionaje.minds.bots.forecast import worth
from brushpass.games.espionaje.minds.bots.naming import Naming
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.minds.bots.readiness import ALERT
from brushpass.games.espionaje.minds.bots.sureness import LEVELS
from brushpass.games.espionaje.minds.dossier.answers import Answers
from brushpass.games.espionaje.minds.dossier.hands import Weights, bits, cards_of
from brushpass.games.espionaje.open.cards import ELEMENTS, PLACE, Element
from brushpass.games.espionaje.open.choices import SUSPICIONS, Accuse, Ask, Choice, Commit, EndTurn
from brushpass.games.espionaje.open.seen import Accused, Asked, Began, Seen
from brushpass.games.espionaje.playing_on import Difference, compare
from brushpass.games.espionaje.review_scale import Kind, Laid, Signs, fitted, rule_of, shares, to_scale
from brushpass.games.espionaje.review_temper import CLUE, PRINTED
from brushpass.research.review.levels import levels_at
from brushpass.research.review.verdicts import DOUBT, EQUAL, MARKS, Judgement

BUDGET: Final = 10_000
"""At most this many worlds are evaluated."""
PLAYED_FROM: Final = MARKS[-1][0]
"""From this loss on, both choices are played on."""
MOST_PLAYED: Final = {2: 6, 3: 6, 4: 2}
"""In how many positions of a seat a choice is played on, by number of players; with four, that takes a second."""
UNHURRIED: Final = 1.0
"""The chance to win of whoever is left alone (GE25) and goes on asking: nobody else can accuse any more."""
CANDID: Final = (0.6, 0.1, 0.25, 0.05)
"""How common each kind of asker is (`naming`) among all who are judged."""


def is_judged(prompt: Prompt) -> bool:
    """Whether there was something to decide that can be judged."""
    return prompt.ask in (Ask.TURN, Ask.AFTER, Ask.COMMIT)


def share(judged: Sequence[tuple["Judge", Choice, float]]) -> list[float]:
    """What the chances of seats that decide at one moment come to, by what all of them know together."""
    ((judge, _, _), *_) = judged
    laid = [Laid(judge.kind(choice), value, judge.levels.own) for judge, choice, value in judged]
    return shares(judge.worlds.players, laid)


def weigh_loss(players: int, judged: float, played: Difference) -> tuple[float, float]:
    """What a choice lost, by what the scales say and by what playing on says, and the standard error."""
    of_judged, of_played, error = fitted().losses[players]
    return of_judged * judged + of_played * played.mean, max(error, of_played * played.error)


class Judge(Race):
    """Sees what its seat sees, and says what the seat's choices were worth."""

    _tempers = (PRINTED, CLUE)

    def __init__(self, seat: Seat, minds: Sequence[str] = ()) -> None:
        """`minds`: who sits at each seat, as everybody sees it; an empty text for a person."""
        super().__init__(seat, Random(0))
        self.levels = levels_at(minds, seat)
        """Of the table, as far as they are known."""
        self._accuser: Seat | None = None
        self.seen: list[Seen] = []
        """All that its seat has seen."""
        self._played: set[int] = set()
        """In which positions a choice was played on, by how much had been seen."""
        self._full: Naming
        """What the rival's questions say if they are believed to the full, with two players."""

    def see(self, event: Seen) -> None:
        """Remember it, and who accuses; `Race` does the rest."""
        if isinstance(event, Accused):
            self._accuser = event.by
        self.seen.append(event)
        super().see(event)
        if isinstance(event, Began):
            self._full = Naming(self.dossier.evidence, CANDID, trust=1.0)
        elif isinstance(event, Asked) and self.worlds.players == 2:
            self._full.see(event)

    def start(self) -> float:
        """An even share: hands make little difference, and a good place at the table is luck."""
        return 1 / self.dossier.evidence.players

    def judge(self, prompt: Prompt, choice: Any) -> Judgement:
        """What this answer was worth."""
        if prompt.ask == Ask.COMMIT and self._accuser != self.seat:
            return self._late(prompt, choice)
        found = self.compared(prompt, choice)
        if prompt.ask == Ask.COMMIT or found.loss < PLAYED_FROM or self._is_alone():
            return found
        self._played.add(len(self.seen))
        if len(self._played) > MOST_PLAYED[self.worlds.players]:
            return found._replace(error=found.loss / DOUBT)
        played = compare(self.worlds, self.seen, choice, found.best)
        loss, error = weigh_loss(self.worlds.players, found.loss, played)
        if loss <= 0:
            return Judgement(choice, found.value, found.value, error)
        return found._replace(best_value=min(found.value + loss, 1.0), error=error)

    def compared(self, prompt: Prompt, choice: Any) -> Judgement:
        """The choice beside the best option, to scale, before anything is played on."""
        values = self.values(prompt)
        value, highest = values.get(choice, 0.0), max(values.values())
        if value > highest - EQUAL:
            return Judgement(choice, value, value, 0.0)
        return Judgement(next(option for option in values if values[option] == highest), value, highest, 0.0)

    def _late(self, prompt: Prompt, choice: Any) -> Judgement:
        """A late commitment: cards that cannot be right lose what the likeliest would have won, all others nothing."""
        values = self.values(prompt)
        value = values.get(choice, 0.0)
        if value > 0:
            return Judgement(choice, value, value, 0.0)
        likeliest = Commit(*cards_of(int(self.worlds.triples[self.worlds.weigh_solutions().argmax()])))
        return Judgement(likeliest, value, values[likeliest], 0.0)

    def values(self, prompt: Prompt) -> dict[Choice, float]:
        """The chance to win with each option: to scale, unless nobody else can win any more."""
        reckoned = self.reckoned(prompt)
        if self._is_alone():
            return reckoned
        signs = self.signs(reckoned)
        return {choice: to_scale(self.kind(choice), signs, value) for choice, value in reckoned.items()}

    def signs(self, reckoned: Mapping[Choice, float]) -> Signs:
        """What the position shows, with what is reckoned of its options."""
        self._listen()
        worlds, counts = self.worlds, self.worlds.count_solutions()
        sure = float(worlds.weigh_solutions().max())
        read, candour = self._read() if worlds.players == 2 else (sure, self._candour())
        logic = float(counts.max() / counts.sum())
        best, own = max(reckoned.values()), self._own_candour()
        shown = Signs(worlds.players, self._turn, best, sure, logic, read, candour, own, self.levels)
        return shown._replace(rule=rule_of(self._rules), out=len(self._out))

    def _read(self) -> tuple[float, float]:
        """How likely the likeliest solution is if questions are believed to the full, and how candid they seem."""
        worlds = self.worlds
        (rival,) = worlds.others
        by_kind = self._full.by_kind(rival, worlds.hands)
        worlds.set_habit(rival, by_kind[0])
        candid = float(worlds.weights().sum())
        worlds.set_habit(rival, by_kind.sum(axis=0))
        read, whole = float(worlds.weigh_solutions().max()), float(worlds.weights().sum())
        self._listen()
        return read, candid / whole

    def _candour(self) -> float:
        """The share of the cards named by others that they are not known to hold."""
        certain = self.worlds.count_holders() == len(self.worlds)
        asked = [event for event in self.seen if isinstance(event, Asked) and event.by != self.seat]
        caught = [certain[PLACE[card], event.by] for event in asked for card in (event.a, event.b)]
        return 1 - int(sum(caught)) / len(caught) if caught else 1.0

    def _own_candour(self) -> float:
        """The share of the cards named by this seat that it lacks."""
        asked = [event for event in self.seen if isinstance(event, Asked) and event.by == self.seat]
        own = [bits((card,)) & self.worlds.hand != 0 for event in asked for card in (event.a, event.b)]
        return 1 - sum(own) / len(own) if own else 1.0

    def kind(self, choice: Choice) -> Kind:
        """What kind of decision this is, which has a scale of its own."""
        match choice:
            case Accuse():
                return Kind.ACCUSATION
            case Commit():
                return Kind.ACCUSATION if self._accuser == self.seat else Kind.LATE
            case _:
                return Kind.QUESTION

    def reckoned(self, prompt: Prompt) -> dict[Choice, float]:
        """What `race` makes of each option, not yet to scale."""
        self._listen()
        if prompt.ask == Ask.COMMIT:
            return self._commitments()
        if prompt.ask == Ask.AFTER:
            sureness = float(self.worlds.weigh_solutions().max())
            return {Accuse(): sureness, EndTurn(): self.waiting_is_worth(sureness)}
        if self._is_alone():
            unhurried: dict[Choice, float] = dict.fromkeys(SUSPICIONS, UNHURRIED)
            if Accuse() in prompt.options:
                unhurried[Accuse()] = float(self.worlds.weigh_solutions().max())
            return unhurried
        values = self._turns_of_two() if self.worlds.players == 2 else self._turns()
        return values if Accuse() in prompt.options else {choice: values[choice] for choice in SUSPICIONS}

    def waiting_is_worth(self, sureness: float) -> float:
        """The chance to win if this turn ends and I am that sure."""
        if self._is_alone():
            return UNHURRIED
        return self._fair_duel().waiting() if self.worlds.players == 2 else super().waiting_is_worth(sureness)

    def _fair_duel(self) -> Duel:
        """This decision of two, where to be read costs what it costs in the end, and no more."""
        fair = self._temper._replace(leak=0.0)
        return Duel(self.worlds, self.dossier.evidence, self._naming, fair, self._readiness, self._turn)

    def _turns_of_two(self) -> dict[Choice, float]:
        """The chance to win with each question, and with the accusation, world by world."""
        duel = self._fair_duel()
        pairs = np.array([bits((question.a, question.b)) for question in SUSPICIONS], np.uint16)
        worth_of = duel.questions(pairs).tolist()
        values: dict[Choice, float] = dict(zip(SUSPICIONS, worth_of, strict=True))
        return {Accuse(): float(duel.belief.max()), **values}

    def _turns(self) -> dict[Choice, float]:
        """The chance to win with each question, and with the accusation."""
        answers = Answers(self.worlds, BUDGET)
        value = self._forecast().after_asking()
        both_unseen, with_own = answers.score(worth(value))
        peak = float(answers.belief.max() / answers.belief.sum())
        nothing_new = float(np.interp(peak, LEVELS, value))  # two cards of its own: the answers are known
        rows: dict[Element, int] = {ELEMENTS[card]: row for row, card in enumerate(self.worlds.unseen.tolist())}
        values: dict[Choice, float] = {Accuse(): peak}
        for question in SUSPICIONS:
            match [rows[card] for card in (question.a, question.b) if card in rows]:
                case [x, y]:
                    values[question] = float(both_unseen[x, y])
                case [x]:
                    values[question] = float(with_own[x])
                case _:
                    values[question] = nothing_new
        return values

    def _commitments(self) -> dict[Choice, float]:
        """The chance to win with each three cards: to be right, and checked before anybody else who is."""
        chances = self._chances_in_time()
        return {
            Commit(*cards_of(triple)): chance
            for triple, chance in zip(self.worlds.triples.tolist(), chances.tolist(), strict=True)
        }

    def _chances_in_time(self) -> Weights:
        """For each solution: the chance that it is the right one, and that all who are checked before are wrong (E4.3).

        With two players both are reckoned in the same worlds: those who read the same questions are right together.
        """
        assert self._accuser is not None, "somebody has accused"
        chances = self.worlds.weigh_solutions()
        if self._accuser == self.seat:
            return chances
        if self.worlds.players == 2:
            duel = self._duel()
            wrong = duel.belief * (1 - ALERT * duel.now().right[0])
            in_time = np.zeros(len(self.worlds.triples))
            np.add.at(in_time, self.worlds.solution, wrong)
            return in_time
        late: Weights = chances * self._chance_all_wrong_before()
        return late

    def _chance_all_wrong_before(self) -> float:
        """The chance that all who are checked before are wrong. The accuser is surer than others."""
        assert self._accuser is not None, "somebody has accused"
        all_wrong = 1.0
        for rival in (self._accuser, *others(self._accuser, self.dossier.evidence.players)):
            if rival == self.seat:
                break
            chance, sureness, _ = self.dossier.rivals.insight(rival)
            if rival == self._accuser:
                accuses = chance * (1 - self._thresholds.get(rival, AccusationThreshold()).chance_to_ask(sureness))
                chance = accuses / accuses.sum() if accuses.sum() > EQUAL else chance
            all_wrong *= 1 - float(chance @ sureness)
        return all_wrong
