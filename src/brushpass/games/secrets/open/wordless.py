"""Choices without words: the word that comes with an offer is the only one."""

from brushpass.games.secrets.open.choices import Choice, Offer


def wordless(choice: Choice) -> Choice:
    """The choice without the words that come with it: an offer without a claim."""
    return Offer(choice.card, choice.to) if isinstance(choice, Offer) else choice
