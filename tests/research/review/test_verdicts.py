import pytest

from brushpass.research.review.verdicts import is_clear, verdict
from brushpass.wire.review import Verdict


@pytest.mark.parametrize(
    ("loss", "word"),
    [
        (0.0, Verdict.BEST),
        (0.049, Verdict.FINE),
        (0.05, Verdict.INACCURACY),
        (0.10, Verdict.MISTAKE),
        (0.15, Verdict.BLUNDER),
        (0.9, Verdict.BLUNDER),
    ],
)
def test_a_loss_has_its_word(loss: float, word: Verdict) -> None:
    assert verdict(loss, 0.0) is word


@pytest.mark.parametrize("loss", [0.01, 0.06, 0.12, 0.2, 0.5])
def test_what_may_be_noise_is_never_worse_than_fine(loss: float) -> None:
    assert verdict(loss, loss / 2) is Verdict.FINE
    assert verdict(loss, loss) is Verdict.FINE


def test_trials_go_on_where_the_word_is_open() -> None:
    assert is_clear(-0.2, 0.05)
    assert is_clear(0.0, 0.02)
    assert not is_clear(0.0, 0.03)
    assert not is_clear(0.1, 0.03)
    assert is_clear(0.3, 0.03)
