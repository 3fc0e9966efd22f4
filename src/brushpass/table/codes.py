"""Codes that people say to each other, and tokens that open a seat."""

import hashlib
import secrets
from itertools import pairwise

CONSONANTS = "BDFGHJKLMNPRSTVZ"
VOWELS = "AEIOU"
SYLLABLES = 4
_UNSAYABLE = (
    "BITE DAGO DIKE FIGA FODA FODE GOZA GOZO HOMO HURE JODA JODE JUDE KAKA KIKE LOLI MORO NAZI NEGA NEGE NEGO NIGA "
    "NIKE NUDE PAJA PAKI PEDE PEDO PENE PENI PIJA PIKA PINE PIPI PUTA PUTE PUTO RABO RAPE SALO SIDA SUDA SUKA TETA "
    "TITI VAGI ZIZI ZOBI"
)
UNSAYABLE = frozenset(_UNSAYABLE.split())
"""What nobody wants to say aloud, or to see on the television, in one of our languages."""
TOKEN_LENGTH = 43
"""How many letters it takes to write 32 bytes as text."""


def new_code() -> str:
    """A code to say aloud, such as `BAMI-ROTU`: one of 40 million."""
    while True:
        syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES)]
        if UNSAYABLE.isdisjoint(map("".join, pairwise(syllables))):
            return f"{syllables[0]}{syllables[1]}-{syllables[2]}{syllables[3]}"


def tidy_code(code: str) -> str:
    """A code as it is stored, from one as people type it; empty if it cannot be a code."""
    letters = "".join(letter for letter in code.upper() if letter.isascii() and letter.isalpha())
    return f"{letters[:4]}-{letters[4:8]}" if len(letters) == 2 * SYLLABLES else ""


def new_token() -> str:
    """32 random bytes as text: a seat token, or a one-time word. Only its hash is ever stored."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token. Nothing else can open a seat."""
    return len(text) == TOKEN_LENGTH and text.isascii()


def hash_token(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_secret() -> str:
    """32 random bytes in hexadecimal: the table's part of a deal, or the luck of its bots."""
    return secrets.token_hex(32)


def new_id() -> str:
    """An id for an entry that no client asked for."""
    return secrets.token_hex(8)
