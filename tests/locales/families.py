"""Ids that are put together from the names of things: every member of each family, and no other."""

from typing import Any, Final, get_args

from brushpass.core.errors import FAMILY as CORE_REFUSALS
from brushpass.core.errors import ChoiceRefused
from brushpass.core.kit import Kit
from brushpass.core.switches import Switch, seat_of, spelled, switches
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Ask as EspionajeAsk
from brushpass.games.espionaje.open.scoring import Reason as EspionajeReason
from brushpass.games.kits import FAMILY as ABSENCES
from brushpass.games.kits import own_kits
from brushpass.games.secrets.open.cards import Face, Kind
from brushpass.games.secrets.open.choices import Ask as SecretsAsk
from brushpass.games.secrets.open.scoring import Reason as SecretsReason
from brushpass.games.secrets.open.sight import Phase
from brushpass.minds.hearsay import Belief
from brushpass.minds.registry import level_names, mind_names, title_of
from brushpass.research.review.failure import FAMILY as REVIEW_REFUSALS
from brushpass.server.close_codes import CLOSE_CODES
from brushpass.server.protocol_page_words import HTTP_CODES
from brushpass.server.records import NoSuchRecord
from brushpass.server.requests import RateLimited
from brushpass.store.contract import Conflict, StoreUnavailable
from brushpass.table.errors import FAMILY as TABLE_REFUSALS
from brushpass.table.errors import TableRefusal
from brushpass.wire import notices
from brushpass.wire.labels import ClaimKind

KITS: Final = own_kits()
ASKS: Final = {*SecretsAsk, *EspionajeAsk}
ANSWERS: Final = ("accept", "refuse", "intervene", "stand-by")
POINTING: Final = ("psychiatrist", "politician", "detective", "diplomat", "assassin")
"""Asks of SECRETS that are answered by pointing at places."""


SHORTCUTS: Final = (
    *("talk", "list", "card", "seats", "centre", "claims", "answer", "un", "arrows"),
    *("city", "device", "agent", "show", "accuse", "notebook"),
)
"""What keys do at a table."""


def _tags(union: Any) -> set[str]:
    """The tags of the messages of a union."""
    return {kind.__struct_config__.tag for kind in get_args(union)}


CLAIMS: Final = {tag for kit in KITS.values() for tag in _tags(kit.phrases)}
WHOLE: Final = {"take-it", "refuse-it"}
"""Claims that have no blanks: their buttons say all that they say."""

OTHERS: Final = (NoSuchRecord, RateLimited, Conflict, StoreUnavailable)
REFUSALS: Final[tuple[Any, ...]] = (
    *CORE_REFUSALS,
    *ABSENCES,
    *TABLE_REFUSALS,
    *REVIEW_REFUSALS,
    ChoiceRefused,
    TableRefusal,
    *OTHERS,
)
ERRORS: Final = {
    *(refusal.code for refusal in REFUSALS),
    *HTTP_CODES,
    *CLOSE_CODES,
    "distrust",  # the page's own: the table did not keep to the rules of a fair deal
    "offline",  # the page's own: there was no answer
    "unavailable",  # the page's own: the answer came from something that stands before the server
}


def rule_words(switch: Switch) -> list[str]:
    """What says a switch: one message for on and off; else a heading, and one for each value; all seats share one."""
    name = switch.name.replace("_", "-")
    values = () if switch.values == (False, True) else switch.values
    words = [name, *(f"{name}-{spelled(value)}" for value in values if seat_of(value) is None)]
    return [*words, f"{name}-seat"] if any(seat_of(value) is not None for value in values) else words


def level_words(game: str, kit: Kit) -> set[str]:
    """What says what the levels of a game do: one message for each name, and one for the second Handler."""
    return {f"{game}-{name}" for name in (*map(title_of, kit.levels), "handler-6")}


FAMILIES: Final[dict[str, set[str]]] = {
    "kind": {*Kind},
    "effect": {*Kind},
    "does": {*Kind},
    "more": {*Kind},
    "face": {*Face},
    "element": {*Element},
    "kinds": {"city", "device", "agent"},
    "ask": {*ASKS},
    "point": {*POINTING},
    "confirm": {*POINTING},
    "choose": {*ANSWERS},
    "then": {*ANSWERS},
    "reason": {*SecretsReason, *EspionajeReason},
    "claim": CLAIMS,
    "phrase": CLAIMS - WHOLE,
    "phase": {*Phase} - {Phase.OVER},
    "game": {*KITS},
    "mind": {"numbered", *map(title_of, (*mind_names(), *level_names()))},
    "means": {"good", "bad"},
    "error": ERRORS,
    "notice": _tags(notices.Notice) - {"claimed"},
    "aids": {"off", "own", "full", "off-hint", "own-hint", "full-hint"},
    "dossier-belief": {*Belief},
    "briefing-goal": {"false", "among-hippies", "true"},
    "loop-s-end": {"false", "among-hippies", "true"},
    "loop-e-accuse": {"false", "true"},
    "cell": {"yes", "no", "maybe", "unknown"},
    "hidden": {"yes", "no", "unknown"},
    "fair": {"commitment", "share", "hashes", "shares", "seed", "deal", "seen", "voids"},
    "grade": {"inaccuracy", "mistake", "blunder"},
    "verdict": {"best", "fine", "inaccuracy", "mistake", "blunder"},
    "link": {"connecting", "live", "lost"},
    "log-flipped": {"pair", "scientists"},
    "log": {"intervened", "stood-by", "accepted", "refused", "handed", "shot"},
    "log-esp": {"turn-began", "passed", "accused", "committed"},
    "result": {"won", "lost"},
    "review": {"truth", "public"},
    "ladder": {"alone", "shared-wins", "shared", "other", "others"},
    "luck": {"very-good", "good", "even", "bad", "very-bad"},
    "title": {"leader", "streak", "first-win"},
    "said": {*ClaimKind} - {ClaimKind.LIE},
    "honesty": {"true", "lies", "unsure"},
    "stage": {"lobby", "dealing", "playing", "over"},
    "keys": {*SHORTCUTS},
    "level": {word for game, kit in KITS.items() for word in level_words(game, kit)},
    "speed": {"calm", "normal", "fast", "none", "tap"},
    "theme": {"auto", "light", "dark"},
    "example": {"bob", "cat"},
    "front-hint": {"secrets"},
    "front-play": {"espionaje"},
    "choice": {"accept", "refuse", "intervene", "stand-by", "accuse", "end-turn", "abstain", "hand", "shoot"},
    "terminal-key": {
        "back",
        "say",
        "pause",
        "table",
        "dossier",
        "log",
        "log-recent",
        "rules",
        "help",
        "quit",
        "next",
        "previous",
        "go",
        "sight",
        "as",
        "end",
    },
    "terminal-needs": {"slot", "face", "card", "seat", "element"},
    "terminal-seen": {"when", "where", "face", "now"},
    "rule": {word for kit in KITS.values() for switch in switches(kit.rules) for word in rule_words(switch)},
}
"""By the beginning of their ids: all that follows it."""


def members() -> set[str]:
    """The ids of all families."""
    return {f"{family}-{name}" for family, names in FAMILIES.items() for name in names}
