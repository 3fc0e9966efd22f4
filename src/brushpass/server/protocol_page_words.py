"""What docs/protocol.md says beside what the types say themselves (`protocol_page`)."""

from typing import Final

CLOSED: Final = {
    "no-hello": "Nothing was asked for in time.",
    "seat-moved": "The seat went to another device: the token of this connection opens nothing.",
    "left": "Its person left the seat, or the host gave it away: the token of this connection opens nothing.",
    "refused": "The table cannot be served now, or is no more. Come back and see.",
    "slow-client": "Too much waited for this client. Come back and resume.",
    "rate-limited": "Too many messages, or too many wrong guesses. Come back later.",
}
"""Why the server closes a connection, in words."""

STANDARD: Final = {
    1002: "What came is no frame of a WebSocket.",
    1007: "A text is not UTF-8.",
    1009: "A message is longer than 64 kB.",
    1011: "The client did not answer a ping in time.",
    1012: "The server restarts. Come back and resume; nothing that was acknowledged is lost.",
}
"""Close codes that are not ours."""

HTTP_CODES: Final = {
    "not-found": (404, "There is no such route or file."),
    "not-allowed": (405, "The route has no such method."),
    "wrong-origin": (403, "A page of another site may not change anything here."),
    "too-large": (413, "The body is longer than 16 kB."),
    "internal": (500, "Something went wrong at the server; it has been noted there, without what was asked."),
}
"""Codes of refusals that only HTTP has, with their statuses."""

BOUNDS: Final = {
    "minLength": "at least",
    "maxLength": "at most",
    "minimum": "from",
    "maximum": "to",
    "pattern": "like",
}
"""How a reader calls the bounds of a JSON Schema."""

INTRODUCTION: Final = """\
# The protocol

Made from the types of `brushpass.wire` by `python -m brushpass.server.protocol_page`; do not edit.
`docs/protocol.schema.json` has the same messages as JSON Schema.

A client opens a table or takes a seat over HTTP and gets a token. It connects to `/ws`, with the token as a cookie or
as `Authorization: Bearer`, and says `hello`. From then on it is told what its viewer may see, as it happens.

- Every message is one JSON object in one text frame, at most 16,384 characters. Its kind is in `type`.
- What a viewer is told is numbered from 1, for each viewer by itself: silence stays silent. `n` is the number of the
  last; who comes back says `after` and gets the rest. If the numbers do not fit, the answer is `fresh`: forget all
  that was before.
- Every wish carries an `id` of the client's own making, unique for its seat: 16 random letters will do. A wish that is
  sent again with the same `id` is carried out once and answered the same, over any connection, also after a crash. Only
  `make-link` gives a new word each time.
- What was carried out is answered by an `update` with `taken`; what was not, by `refused`. A refusal changes nothing.
- A prompt has a number of its own for its seat; an answer names it. An answer to another is refused as `stale-prompt`.
- If the host takes seats away and people move up, a device is welcomed anew with another `viewer`.
"""


REVIEWS: Final = """\
### Reviews

What they mean is in [review.md](review.md). A review is a stream of such messages, one a line; empty lines in between
only say that it goes on.
"""
