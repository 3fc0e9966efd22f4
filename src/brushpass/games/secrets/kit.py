"""SECRETS: what Brushpass may use of it, and where to find each part."""

from typing import Final

from brushpass.core.kit import Kit
from brushpass.games.secrets import talk
from brushpass.games.secrets.open import choices, notation, sight
from brushpass.games.secrets.open.cards import PLAYERS, VERSION, Rules
from brushpass.games.secrets.open.scoring import Reason
from brushpass.games.secrets.open.seen import Seen
from brushpass.games.secrets.open.wordless import wordless

HERE: Final = "brushpass.games.secrets"
DIAL: Final = ("rookie-1", "rookie-2", "agent-3", "agent-4", "handler-5", "handler-6", "spymaster-7")
"""The settings of the dial below the strongest mind."""

KIT: Final = Kit(
    name="secrets",
    title="SECRETS",
    version=VERSION,
    players=PLAYERS,
    rules=Rules,
    game=f"{HERE}.sealed.game:SECRETS",
    order=1,
    choice=choices.Choice,
    ask=choices.Ask,
    seen=Seen,
    sight=sight.Sight,
    begin=sight.begin,
    fold=sight.fold,
    choice_notation=notation.CHOICES,
    seen_notation=notation.SEEN,
    page=f"{HERE}.page:PAGE",
    minds={
        "greedy": f"{HERE}.minds.bots.greedy:Greedy",
        "belief": f"{HERE}.minds.bots.belief:Belief",
        "likelihood": f"{HERE}.minds.bots.likelihood:Likelihood",
        "policy": f"{HERE}.minds.trained.policy:Policy",
        "believer-search": f"{HERE}.minds.bots.believer_search:BelieverSearch",
        "search": f"{HERE}.minds.trained.search:Search",
        "truth-teller": f"{HERE}.minds.bots.scripted:TruthTeller",
        "liar": f"{HERE}.minds.bots.scripted:Liar",
        **{level: f"{HERE}.minds.bots.levels:{level.replace('-', '_')}" for level in DIAL},
    },
    levels={level: level for level in DIAL} | {"mastermind-8": "search"},
    dial=f"{HERE}.minds.bots.dial:at",
    places=f"{HERE}.minds.bots.levels:PLACES",
    slow=frozenset({"believer-search", "search", "handler-6", "spymaster-7"}),
    wordless=wordless,
    warmup=f"{HERE}.minds.trained.warmup",
    phrases=talk.Claim,
    statements=talk.About,
    dossier=f"{HERE}.minds.dossier.dossier:Dossier",
    snapshot=f"{HERE}.minds.dossier.snapshot:Snapshot",
    explanation=f"{HERE}.minds.dossier.reasons:Explanation",
    judge=f"{HERE}.review",
    judge_needs="numba",
    dominated=f"{HERE}.dominated:Watch",
    labels=f"{HERE}.labels",
    face=f"{HERE}.terminal:FACE",
    sides={
        Reason.CIA_AHEAD: "cia",
        Reason.KGB_AHEAD: "kgb",
        Reason.HIPPIE_LOWEST: "hippie",
        Reason.SIDES_LEVEL: "nobody",
    },
    gates=f"{HERE}.strength:GATES",
    training=f"{HERE}.training.command:train_nets",
    measuring=f"{HERE}.training.command:measure_nets",
    crossing=f"{HERE}.training.command:cross_nets",
    responding=f"{HERE}.training.command:respond_nets",
    balance=("random", "greedy", "belief"),
)
