"""What a client may send over its socket. Every message but `hello` and `ping` has an `id` that the client makes up. A
message that is sent again with the same id is carried out once and answered the same. Questions change nothing.
"""

from typing import Annotated

import msgspec

from brushpass.core.messages import kebab
from brushpass.core.seats import Seat
from brushpass.wire.tables import Settings

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=280)]
Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """A message from a client."""


class Hello(Message, frozen=True):
    """The first message of every connection: which table, as whom, and the number of the last message that arrived."""

    code: Annotated[str, msgspec.Meta(max_length=20)]
    seat: Seat | None = None
    """A seat whose token this connection has; absent: watch as the public."""
    after: Annotated[int, msgspec.Meta(ge=0)] = 0


class Ping(Message, frozen=True):
    """Ask for a `pong`."""


class Question(Message, frozen=True):
    """A question of a seat, at a table that plays with all aids. Later messages may be answered first."""

    id: Id


class AskDossier(Question, frozen=True):
    """Ask for everything that follows from what this seat has been told."""


class AskWhy(Question, frozen=True):
    """Ask what one statement of your own dossier rests on."""

    about: msgspec.Raw
    """A statement of the table's game: `about` says which, as its kit lists them."""


class Command(Message, frozen=True):
    """Something that a seat wants done."""

    id: Id


class Choose(Command, frozen=True):
    """The answer to a prompt."""

    prompt: int
    """The number of the prompt that this answers."""
    choice: msgspec.Raw
    """A choice of the table's game."""


class Say(Command, frozen=True):
    """Free talk."""

    text: Text


class MakeClaim(Command, frozen=True):
    """Talk from the phrase book."""

    claim: msgspec.Raw
    """A phrase of the table's game: `claim` says which."""


class Configure(Command, frozen=True):
    """The host changes the settings, before the start."""

    settings: Settings


class AddMind(Command, frozen=True):
    """The host gives a seat to a mind, before the start: a free seat, or that of another mind, whose name it keeps."""

    seat: Seat
    mind: Annotated[str, msgspec.Meta(max_length=24)]


class Remove(Command, frozen=True):
    """The host frees a seat, before the start: a mind's, or that of a person who is not just reloading."""

    seat: Seat


class HandOver(Command, frozen=True):
    """The host makes another person host, who must be here."""

    seat: Seat


class VoteOut(Command, frozen=True):
    """Vote to remove a person from the running game. They are removed when more than half of the others want it."""

    seat: Seat
    out: bool = True
    """False takes the vote back."""


class Rename(Command, frozen=True):
    """Change your name."""

    name: Name


class Ready(Command, frozen=True):
    """Say whether you are ready to start."""

    ready: bool
    revision: int | None = None
    """The number of the settings that were seen. If they have changed since, this is refused; absent: any will do."""


class Start(Command, frozen=True):
    """The host asks for a start: every person's client commits to a share of the deal, then reveals it."""


class CommitShare(Command, frozen=True):
    """The hash of this client's share, while the table deals (docs/deal.md)."""

    attempt: int
    """Which start it is for, as the table's view says."""
    hash: Hex32
    briefing: bool = False
    """Whether this client shows its person a briefing before the first turn, and says `briefed` when it is put away."""


class RevealShare(Command, frozen=True):
    """This client's share, once the table's view has the hashes of all people."""

    attempt: int
    share: Hex32


class Briefed(Command, frozen=True):
    """This person has put their briefing away. Once all have, the first prompts are asked."""

    round: int
    """Which game it is for, as the table's view says."""


class AddTime(Command, frozen=True):
    """Give somebody else 30 seconds more for what they are asked, up to four times for one decision."""

    seat: Seat


class VotePause(Command, frozen=True):
    """Vote to pause the game, or to go on. More than half of the people decide; a pause ends after ten minutes."""

    pause: bool
    """What you want. The opposite of an earlier vote takes it back."""


class Leave(Command, frozen=True):
    """Leave the table. In a running game a bot plays on."""


class Back(Command, frozen=True):
    """Take your seat back from the bot that is playing it."""


class Again(Command, frozen=True):
    """Vote for another game with the same people, once a game is over.

    The table is a lobby again when more than half of the people who are here want it. A vote that comes later changes
    nothing, and is no error.
    """

    again: bool = True
    """False takes the vote back."""


class MakeLink(Command, frozen=True):
    """Ask for a one-time word that moves this seat to another device."""


Inbound = (
    Hello
    | Ping
    | AskDossier
    | AskWhy
    | Choose
    | Say
    | MakeClaim
    | Configure
    | AddMind
    | Remove
    | HandOver
    | VoteOut
    | Rename
    | Ready
    | Start
    | CommitShare
    | RevealShare
    | Briefed
    | AddTime
    | VotePause
    | Leave
    | Back
    | Again
    | MakeLink
)
