"""The texts of docs/protocol.md that do not come from types (`protocol_page`)."""

from typing import Final

CLOSED: Final = {
    "no-hello": "There was no `hello` in time.",
    "seat-moved": "The seat moved to another device. This connection's token is void.",
    "left": "The person left the seat, or the host freed it. This connection's token is void.",
    "refused": "The table can't be served now, or no longer exists. Connect again to find out.",
    "slow-client": "Too much was queued for this client. Connect again and resume.",
    "rate-limited": "Too many messages, frames or bytes, or too many wrong guesses. Connect again later.",
}
"""What each of our close codes means."""

STANDARD: Final = {
    1002: "The data was not a WebSocket frame.",
    1007: "A text was not UTF-8.",
    1009: "A message was longer than 64 kB.",
    1011: "The client did not answer a ping in time.",
    1012: "The server restarts. Connect again and resume; nothing that was acknowledged is lost.",
}
"""Close codes of the WebSocket standard."""

HTTP_CODES: Final = {
    "not-found": (404, "There is no such route or file."),
    "not-allowed": (405, "The route does not have this method."),
    "wrong-origin": (403, "Pages from other sites can't change anything here."),
    "wrong-host": (421, "The request is for a name that is not one of the server's (the header `Host`)."),
    "too-large": (413, "The body is longer than 16 kB, or the head longer than 64 kB (431)."),
    "request-timeout": (408, "The request did not arrive in time."),
    "too-many-connections": (503, "This address, or everybody together, has too many connections. Try again soon."),
    "internal": (500, "Something went wrong on the server. It has been logged there, without the request."),
}
"""Codes that only HTTP has, with their statuses."""

BOUNDS: Final = {
    "minLength": "at least",
    "maxLength": "at most",
    "minimum": "from",
    "maximum": "to",
    "pattern": "like",
}
"""The bounds of a JSON Schema in words."""

INTRODUCTION: Final = """\
# The protocol

Generated from the types of `brushpass.wire` by `python -m brushpass.server.protocol_page`; do not edit.
`docs/protocol.schema.json` has the same messages as JSON Schema.

A client opens a table or takes a seat over HTTP, and gets a token. It connects to `/ws`, with the token as a cookie or
as `Authorization: Bearer`, and sends `hello`. From then on it is told what its viewer may see, as it happens.

[examples/guest](../examples/guest/guest.py) is a small client in Python: it takes a seat, takes part in the deal, plays
at random, and checks the record against its own receipt at the end. Start from it to write a client of your own.

- Every message is one JSON object in one text frame of at most 16,384 characters. Its kind is in `type`.
- The messages to each viewer are numbered from 1, separately from everybody else's, so silence stays silent. `n` is
  the number of the last message. A client that reconnects sends it as `after` and gets the rest, even if a rematch has
  begun meanwhile (`cleared`). With 0, or a number that this person never had, it gets the running game. If there was
  an earlier game, the answer is `fresh`: forget everything before.
- Every command has an `id` that the client makes up, unique for its seat: 16 random letters will do. A command that is
  sent again with the same `id` is carried out once and answered the same, over any connection, even after a crash. Only
  `make-link` gives a new word each time.
- A command that was carried out is answered by an `update` with `taken`, one that was not by `refused`. A refusal
  changes nothing.
- Prompts are numbered per seat. An answer names the prompt's number; any other number is refused as `stale-prompt`.
- `start` does not deal at once. The table's `stage` becomes `dealing`, and every person's client takes part: it draws
  32 random bytes, its share, and sends their hash (`commit-share`). When every hash is in, the table shows them all in
  `hashes`, and each client sends its share (`reveal-share`). The last share starts the game. A client that does not
  answer within 30 seconds voids the start for everybody (`start-void`), and the table goes back to the lobby.
  [deal.md](deal.md) says how a hash is made, and what a client keeps in order to check the deal at the end.
- A client that shows its person a briefing says so in `commit-share`. Then nobody is asked anything before all such
  clients have sent `briefed`, or `briefing.until` in the table's view has passed. The table does not wait for other
  clients.
- At a table with a deadline, `clocks` says when time runs out for everybody who is openly asked. It is sent whenever it
  changes. Others may send `add-time`. During a pause (`pause.since` in the table's view, `vote-pause`) clocks stand
  still and choices are refused (`paused`); afterwards all deadlines are sent again.
- If the host removes seats and people move up, a device is welcomed again with a different `viewer`.
"""


REVIEWS: Final = """\
### Reviews

[review.md](review.md) says what they mean. A review is a stream of such messages, one per line. Empty lines only keep
the connection open.
"""
