"""ESPIONAJE CARTAS: what Brushpass may use of it, and where to find each part."""

from typing import Final

from brushpass.core.kit import Kit
from brushpass.games.espionaje import talk
from brushpass.games.espionaje.open import choices, notation, sight
from brushpass.games.espionaje.open.cards import PLAYERS, VERSION, Rules
from brushpass.games.espionaje.open.scoring import Reason
from brushpass.games.espionaje.open.seen import Seen

HERE: Final = "brushpass.games.espionaje"
DIAL: Final = ("rookie-1", "rookie-2", "agent-3", "agent-4", "handler-5", "handler-6", "spymaster-7")
"""The settings of the dial below the strongest mind."""

KIT: Final = Kit(
    name="espionaje",
    title="ESPIONAJE CARTAS",
    version=VERSION,
    players=PLAYERS,
    rules=Rules,
    game=f"{HERE}.sealed.game:ESPIONAJE",
    order=2,
    choice=choices.Choice,
    ask=choices.Ask,
    seen=Seen,
    sight=sight.Sight,
    begin=sight.begin,
    fold=sight.fold,
    choice_notation=notation.CHOICES,
    seen_notation=notation.SEEN,
    asked_in_secret=choices.ASKED_IN_SECRET,
    page=f"{HERE}.page:PAGE",
    minds={
        "unknown-pair": f"{HERE}.minds.bots.unknown_pair:UnknownPair",
        "entropy": f"{HERE}.minds.bots.entropy:Entropy",
        "open-race": f"{HERE}.minds.bots.open_race:OpenRace",
        "race": f"{HERE}.minds.bots.race:Race",
        "truth-teller": f"{HERE}.minds.bots.scripted:TruthTeller",
        "liar": f"{HERE}.minds.bots.scripted:Liar",
        **{level: f"{HERE}.minds.bots.levels:{level.replace('-', '_')}" for level in DIAL},
    },
    levels={level: level for level in DIAL} | {"mastermind-8": "race"},
    dial=f"{HERE}.minds.bots.dial:at",
    places=f"{HERE}.minds.bots.levels:PLACES",
    stand_in=f"{HERE}.minds.bots.stand_in:StandIn",
    risky=(choices.Accuse,),
    phrases=talk.Claim,
    statements=talk.About,
    dossier=f"{HERE}.minds.dossier.dossier:Dossier",
    snapshot=f"{HERE}.minds.dossier.snapshot:Snapshot",
    explanation=f"{HERE}.minds.dossier.snapshot:Explanation",
    judge=f"{HERE}.review",
    dominated=f"{HERE}.dominated:Watch",
    labels=f"{HERE}.labels",
    face=f"{HERE}.terminal:FACE",
    sides={Reason.SOLVED: "solver", Reason.NOBODY_RIGHT: "nobody", Reason.ALL_OUT: "nobody"},
    gates=f"{HERE}.strength:GATES",
    pool=f"{HERE}.pool:POOL",
    balance=("unknown-pair", "entropy", "race"),
)
