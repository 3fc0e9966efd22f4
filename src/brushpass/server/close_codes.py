"""Why the server closes a connection."""

from typing import Final

CLOSE_CODES: Final = {
    "no-hello": 4000,  # no hello in time
    "seat-moved": 4001,  # the seat moved to another device: this device's token is void
    "left": 4002,  # the person left or was removed: the seat is free, or a bot plays it
    "refused": 4004,  # the table cannot be served now, or no longer exists: connect again to find out
    "slow-client": 4008,  # too much was queued for this client: connect again and resume
    "rate-limited": 4029,  # too many messages, frames or wrong guesses: connect again later
}
"""The code of each reason. Two more codes are standard: 1009 message too long, 1012 server restart."""
