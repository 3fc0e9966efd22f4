"""A person at the terminal, who plays a seat like any mind."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from brushpass.clients.terminal.chapters import house_rules
from brushpass.clients.terminal.face import Face
from brushpass.clients.terminal.log import Log
from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.questions import Answer, Options
from brushpass.clients.terminal.text import MAX_DIGITS, columns, numbered, typed_number, wrapped
from brushpass.core.errors import Malformed
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat

KEYS: Final = {
    "b": "back",
    "say": "say",
    "pause": "pause",
    "t": "table",
    "d": "dossier",
    "log": "log",
    "rules": "rules",
    "?": "help",
    "q": "quit",
}
"""What can be typed at every question besides an answer, and what it means."""


class Left(Exception):
    """The person has left the table, or the input has ended."""


class Terminal:
    """Shows a seat's sight and asks for its choices. It knows only what `see` and `choose` have told it."""

    def __init__(
        self,
        face: Face,
        names: Names,
        *,
        read: Callable[[str], str],
        write: Callable[[str], None],
        dossier: Any = None,
        say: Callable[[Any], None] | None = None,
        remembers: bool = True,
    ) -> None:
        """`read` shows a prompt and returns a line, or raises EOFError at the end of input; `write` shows a line.

        `dossier` is what follows for this person (`minds.dossier.Dossier`), if the game has one. `say` makes a claim of
        this person at the table; without it they cannot speak. If the terminal does not remember, it shows everything
        once, and then only what lies on the table.
        """
        self._face, self._names, self._read, self._write = face, names, read, write
        self._dossier, self._say, self._remembers = dossier, say, remembers
        self._sight: Any = None
        self._log = Log()
        self._pauses = False
        self._last_pause = 0
        """The turn of the last pause."""

    def see(self, event: Any) -> None:
        """Note one event, to be told before the next question."""
        sentence = self._face.sentence(event, self._sight, self._names)
        if self._dossier is not None:
            self._dossier.see(event)
        first = self._sight is None
        self._sight = self._face.begin(self._names.you, event) if first else self._face.fold(self._sight, event)
        if sentence is not None:
            self._log.add(sentence, self._sight.turn)

    def hear(self, by: Seat, claim: Any) -> None:
        """Note what somebody claims, to be told before the next question."""
        self._note_claim(by, claim)
        if self._dossier is not None:
            self._dossier.hear(by, claim)

    def speak(self) -> None:
        """A person speaks when they want to (`say`), not when minds are asked to."""

    def pause(self, seat: Seat) -> None:
        """Before a seat is asked: let the person speak about an offer to somebody else, once a turn, if they want."""
        can_urge, turn = self._face.can_urge, self._sight.turn
        if not self._pauses or can_urge is None or turn == self._last_pause or seat == self._names.you:
            return
        if not can_urge(self._sight):
            return
        self._last_pause = turn
        self._show_news()
        self._show([self._names.say("terminal-pause")])
        while line := self._line():
            if line.lower().split()[0] == "say":
                self._speak(line.split()[1:], None)
            elif not self._is_command(line, None):
                self._show([self._names.say("terminal-not-understood", typed=repr(line))])

    def choose(self, prompt: Prompt) -> Any:
        """The person's choice; raises `Left` if they leave."""
        self._show_news()
        self._show_table()
        questions = self._face.questions(prompt.ask, self._sight, self._names)
        while True:
            options: Options = prompt.options
            for question in questions:
                if len(options) == 1:
                    break
                options = self._ask(question.text, question.answers(options), prompt)
                if not options:  # start again
                    break
            if len(options) == 1:
                return options[0]

    def finish(self) -> None:
        """Show what happened last, and how the game ended."""
        self._show_news()
        self._write("")
        self._show(self._face.result(self._sight, self._names))

    def _ask(self, text: str, answers: Sequence[Answer], prompt: Prompt) -> Options:
        """The options that are left after a question; empty to start again."""
        self._show_question(text, answers)
        while True:
            line = self._line()
            if line.isdecimal():
                options = self._answer(line, answers)
                if options:
                    return options
            elif line in ("b", "back"):
                return ()
            elif line.lower().split()[:1] == ["say"] and self._can_speak:
                self._speak(line.split()[1:], prompt)
                self._show_question(text, answers)
            elif line and not self._is_command(line, prompt):
                choice = self._typed(line, prompt)
                if choice is not None:
                    return (choice,)

    def _speak(self, typed: list[str], prompt: Prompt | None) -> None:
        """Let the person make a claim. `typed`: the first answers, which came with the command."""
        assert self._face.phrases is not None
        assert self._say is not None
        assert self._names.you is not None
        claims, questions = self._face.phrases(self._sight, self._names)
        for question in questions:
            answers = question.answers(claims)
            if len(answers) > 1:
                claims = self._answer(typed.pop(0), answers) if typed else self._pick(question.text, answers, prompt)
            if not claims:  # they would rather say nothing, or have typed a number that does not exist
                return
        [claim] = claims
        self._say(claim)
        self._note_claim(self._names.you, claim)
        self._show_news()

    def _pick(self, text: str, answers: Sequence[Answer], prompt: Prompt | None) -> Options:
        """The claims that are left after a question; empty to say nothing."""
        self._show_question(text, answers)
        while True:
            line = self._line()
            if line.isdecimal():
                claims = self._answer(line, answers)
                if claims:
                    return claims
            elif line in ("b", "back"):
                return ()
            elif line and not self._is_command(line, prompt):
                self._show([self._names.say("terminal-not-understood", typed=repr(line))])

    def _line(self) -> str:
        """What the person types, without superfluous spaces."""
        try:
            return " ".join(self._read("> ").split())
        except EOFError:
            raise Left from None

    def _answer(self, typed: str, answers: Sequence[Answer]) -> Options:
        """The options of the answer with this number; empty, after an explanation, if there is none."""
        if 1 <= (typed_number(typed) or 0) <= len(answers):
            return answers[int(typed) - 1].options
        self._show([self._names.say("terminal-no-such-answer", count=len(answers), typed=typed[:MAX_DIGITS])])
        return ()

    def _is_command(self, line: str, prompt: Prompt | None) -> bool:
        """Whether the line was a command to the terminal, which is then carried out.

        Without a prompt somebody else is asked something.
        """
        match line.lower():
            case "?" | "h" | "help":
                self._show(self._help(prompt))
            case "q" | "quit":
                raise Left
            case "log":
                self._show(self._log.sentences if self._remembers else self._log.recent(self._sight.turn))
            case "t" | "table":
                self._show_table()
            case "d" | "dossier" if self._has_dossier:
                self._show(self._face.dossier(self._dossier, self._names) if self._face.dossier else ())
            case "pause" if self._can_pause:
                self._pauses = not self._pauses
                self._show([self._names.say("terminal-pauses" if self._pauses else "terminal-pauses-no-more")])
            case "rules":
                self._show(self._face.reference(self._names.texts))
                self._show(self._house_rules())
            case _:
                return False
        return True

    @property
    def _has_dossier(self) -> bool:
        return self._dossier is not None and self._face.dossier is not None

    @property
    def _can_speak(self) -> bool:
        return self._say is not None and self._face.phrases is not None

    @property
    def _can_pause(self) -> bool:
        return self._can_speak and self._face.can_urge is not None

    def _note_claim(self, by: Seat, claim: Any) -> None:
        assert self._face.claim is not None, "only games with a phrase book have claims"
        words = self._face.claim(claim, by, self._names)
        self._log.add(self._names.say("notice-said", by=self._names.labels[by], text=words), self._sight.turn)

    def _house_rules(self) -> list[str]:
        rules = getattr(self._sight, "rules", None)  # a game without switches need not have them in its sight
        return [] if rules is None else house_rules(rules, self._names.labels, self._names.texts)

    def _help(self, prompt: Prompt | None) -> list[str]:
        absent = {"dossier": not self._has_dossier, "say": not self._can_speak, "pause": not self._can_pause}
        absent["back"] = prompt is None
        keys = {word: meaning for word, meaning in KEYS.items() if not absent.get(meaning)}
        if not self._remembers:
            keys["log"] = "log-recent"
        rows = [(f"  {word}", self._names.say(f"terminal-key-{meaning}")) for word, meaning in keys.items()]
        if prompt is None:
            return [self._names.say("terminal-pause"), *columns(rows)]
        return [self._names.say("terminal-help", example=self._face.choices.write(prompt.options[0])), *columns(rows)]

    def _typed(self, line: str, prompt: Prompt) -> Any:
        """The choice that a line spells out; None, after an explanation, if it cannot be made now."""
        try:
            choice = self._face.choices.read(line.lower())
        except Malformed:
            self._show([self._names.say("terminal-not-understood", typed=repr(line))])
            return None
        if choice not in prompt.options:
            choice = _swapped(choice)
        if choice not in prompt.options:
            self._show([self._names.say("terminal-not-now", typed=repr(line))])
            return None
        return choice

    def _show_news(self) -> None:
        self._write("")
        self._show(self._log.news())

    def _show_table(self) -> None:
        bare = None if self._remembers else self._face.bare
        self._write("")
        self._show((bare or self._face.table)(self._sight, self._names))
        self._write("")

    def _show_question(self, text: str, answers: Sequence[Answer]) -> None:
        self._show([text])
        self._show(numbered([answer.label for answer in answers]))

    def _show(self, lines: Sequence[str]) -> None:
        for line in lines:
            for part in wrapped(line):
                self._write(part)


def _swapped(choice: Any) -> Any:
    """The choice with its pair the other way round: a pair has no order, but only one spelling is an option."""
    return replace(choice, a=choice.b, b=choice.a) if hasattr(choice, "a") else choice
