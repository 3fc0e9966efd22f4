"""The rules of SECRETS, as the page teaches them; every number comes from the cards."""

from collections.abc import Sequence

from brushpass.clients.terminal.chapters import chapters, points, switches
from brushpass.clients.terminal.text import columns, ruled
from brushpass.games.secrets.open.cards import BULLETS, COPIES, LIMIT, PLAYERS, POOL, VALUE, Face, Kind, Rules
from brushpass.locales import Texts
from brushpass.locales.speech import signed


def reference(texts: Texts) -> Sequence[str]:
    """Every chapter, a table for the start and one of the cards."""
    say = texts.say
    lines = [ruled(say("terminal-game", game=say("game-secrets"), first=PLAYERS[0], last=PLAYERS[-1]))]
    for chapter in chapters("learn-s", texts):
        lines += chapter.lines()
        if chapter.name == "start":
            lines += _pool(texts)
    lines += ["", say("reference-title")]
    head = ("", say("terminal-copies"), say("terminal-value"), "")
    lines += columns([head, *(_character(kind, texts) for kind in Kind)], right=(1, 2))
    lines.append(say("terminal-bullets", values=texts.listed(tuple(map(signed, BULLETS)))))
    lines += ["", say("learn-misplayed"), *points("learn-s-wrong", texts)]
    return [*lines, "", *switches(Rules, texts)]


def _pool(texts: Texts) -> list[str]:
    """How many tokens of each kind there are, and how many cards end the game, by the number of players."""
    faces = [texts.say(f"face-{face}") for face in Face]
    head = (texts.say("learn-s-pool-players"), *faces, texts.say("learn-s-pool-limit"))
    rows = [
        (str(players), *(str(POOL[players].count(face)) for face in Face), str(LIMIT[players])) for players in PLAYERS
    ]
    return columns([head, *rows], right=range(len(head)))


def _character(kind: Kind, texts: Texts) -> tuple[str, ...]:
    return texts.say(f"kind-{kind}"), str(COPIES[kind]), signed(VALUE[kind]), texts.say(f"effect-{kind}")
