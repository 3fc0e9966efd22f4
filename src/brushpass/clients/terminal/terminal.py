"""A person at the terminal, who plays a seat like any mind."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from brushpass.clients.terminal.chapters import house_rules
from brushpass.clients.terminal.face import Face
from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.questions import Answer, Options
from brushpass.clients.terminal.text import MAX_DIGITS, columns, typed_number, width, wrapped
from brushpass.core.errors import Malformed
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat

KEYS: Final = {"b": "back", "t": "table", "d": "dossier", "log": "log", "rules": "rules", "?": "help", "q": "quit"}
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
    ) -> None:
        """`read` shows a prompt and returns a line, or raises EOFError at the end of input; `write` shows a line.

        `dossier` is what follows for this person (`minds.dossier.Dossier`), if the game has one.
        """
        self._face, self._names, self._read, self._write = face, names, read, write
        self._dossier = dossier
        self._sight: Any = None
        self._log: list[str] = []
        self._shown = 0

    def see(self, event: Any) -> None:
        """Note one event, to be told before the next question."""
        sentence = self._face.sentence(event, self._sight, self._names)
        if sentence is not None:
            self._log.append(sentence)
        if self._dossier is not None:
            self._dossier.see(event)
        first = self._sight is None
        self._sight = self._face.begin(self._names.you, event) if first else self._face.fold(self._sight, event)

    def hear(self, by: Seat, claim: Any) -> None:
        """Note what somebody claims, to be told before the next question."""
        assert self._face.claim is not None, "only games with a phrase book have claims"
        words = self._face.claim(claim, by, self._names)
        self._log.append(self._names.say("notice-said", by=self._names.labels[by], text=words))
        if self._dossier is not None:
            self._dossier.hear(by, claim)

    def speak(self) -> None:
        """A person at the terminal claims nothing but what comes with a choice."""

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
        self._show([text])
        self._show(_numbered([answer.label for answer in answers]))
        while True:
            try:
                line = " ".join(self._read("> ").split())
            except EOFError:
                raise Left from None
            if line.isdecimal():
                if 1 <= (typed_number(line) or 0) <= len(answers):
                    return answers[int(line) - 1].options
                typed = line[:MAX_DIGITS]
                self._show([self._names.say("terminal-no-such-answer", count=len(answers), typed=typed)])
            elif line in ("b", "back"):
                return ()
            elif line and not self._is_command(line, prompt):
                choice = self._typed(line, prompt)
                if choice is not None:
                    return (choice,)

    def _is_command(self, line: str, prompt: Prompt) -> bool:
        """Whether the line was a command to the terminal, which is then carried out."""
        match line.lower():
            case "?" | "h" | "help":
                self._show(self._help(prompt))
            case "q" | "quit":
                raise Left
            case "log":
                self._show(self._log)
            case "t" | "table":
                self._show_table()
            case "d" | "dossier" if self._has_dossier:
                self._show(self._face.dossier(self._dossier, self._names) if self._face.dossier else ())
            case "rules":
                self._show(self._face.reference(self._names.texts))
                self._show(self._house_rules())
            case _:
                return False
        return True

    @property
    def _has_dossier(self) -> bool:
        return self._dossier is not None and self._face.dossier is not None

    def _house_rules(self) -> list[str]:
        rules = getattr(self._sight, "rules", None)  # a game without switches need not have them in its sight
        return [] if rules is None else house_rules(rules, self._names.labels, self._names.texts)

    def _help(self, prompt: Prompt) -> list[str]:
        example = self._face.choices.write(prompt.options[0])
        keys = {word: meaning for word, meaning in KEYS.items() if meaning != "dossier" or self._has_dossier}
        rows = [(f"  {word}", self._names.say(f"terminal-key-{meaning}")) for word, meaning in keys.items()]
        return [self._names.say("terminal-help", example=example), *columns(rows)]

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
        news, self._shown = self._log[self._shown :], len(self._log)
        self._write("")
        self._show(news)

    def _show_table(self) -> None:
        self._write("")
        self._show(self._face.table(self._sight, self._names))
        self._write("")

    def _show(self, lines: Sequence[str]) -> None:
        for line in lines:
            for part in wrapped(line):
                self._write(part)


def _swapped(choice: Any) -> Any:
    """The choice with its pair the other way round: a pair has no order, but only one spelling is an option."""
    return replace(choice, a=choice.b, b=choice.a) if hasattr(choice, "a") else choice


def _numbered(labels: Sequence[str]) -> list[str]:
    """The labels with their numbers, in columns if there are many."""
    lines = [f"{number:3}  {label}" for number, label in enumerate(labels, start=1)]
    if len(lines) <= 8:
        return lines
    wide = max(map(len, lines)) + 2
    columns = min(3, max(1, width() // wide))
    rows = -(-len(lines) // columns)
    return ["".join(line.ljust(wide) for line in lines[row::rows]).rstrip() for row in range(rows)]
