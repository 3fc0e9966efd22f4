"""The lobby and the FAQ say what each level does. Here stands what that rests on: a level that moves is noticed."""

import pytest

from brushpass.games.espionaje.minds.bots import dial as espionaje
from brushpass.games.espionaje.minds.bots.levels import PLACES as OF_ESPIONAJE
from brushpass.games.secrets.minds.bots import dial as secrets
from brushpass.games.secrets.minds.bots.levels import PLACES as OF_SECRETS
from brushpass.locales import languages, texts

ROOKIES, AGENTS, HANDLER_5, HANDLER_6, SPYMASTER = slice(2), slice(2, 4), 4, 5, 6


@pytest.mark.parametrize("players", OF_SECRETS)
def test_levels_of_secrets_do_what_is_said_of_them(players: int) -> None:
    levels = [secrets.setting_at(place) for place in OF_SECRETS[players]]
    assert all(level.memory < 0.85 and level.caution and level.temperature > 0.1 for level in levels[ROOKIES])
    assert all(0.75 < level.memory < 1 and level.temperature < 0.1 for level in levels[AGENTS])
    fifth, sixth, spymaster = levels[HANDLER_5], levels[HANDLER_6], levels[SPYMASTER]
    assert fifth.memory >= 0.99
    assert (fifth.memory == 1 and fifth.insight >= 0.2) is (players in (4, 5))
    assert (sixth.memory, sixth.temperature) == (1, 0)
    if players in (4, 5):
        assert sixth.insight == 1
        assert 0 < sixth.foresight < 0.2
    else:
        assert 0.1 < sixth.insight < 0.5
        assert sixth.foresight == 0
    assert spymaster.insight == 1
    assert sixth.foresight < spymaster.foresight < 1


@pytest.mark.parametrize("players", OF_ESPIONAJE)
def test_levels_of_espionaje_do_what_is_said_of_them(players: int) -> None:
    levels = [espionaje.setting_at(place) for place in OF_ESPIONAJE[players]]
    assert all(level.insight == 1 and level.caution < 1 for level in levels), "all read questions and watch the others"
    rookie, _, agent, *_ = levels
    assert rookie.memory < agent.memory < levels[HANDLER_5].memory < 1
    assert rookie.temperature > agent.temperature
    assert rookie.caution > agent.caution > levels[HANDLER_5].caution > levels[HANDLER_6].caution
    sixth, spymaster = levels[HANDLER_6], levels[SPYMASTER]
    assert (sixth.memory == 1) is (sixth.guard > 0) is (players == 2)
    assert sixth.memory > 0.9
    assert (spymaster.memory, spymaster.caution) == (1, 0)
    assert sixth.guard < spymaster.guard < 1


@pytest.mark.parametrize("language", languages())
def test_a_hint_differs_where_the_level_does(language: str) -> None:
    told = texts(language)
    for level in ("handler", "handler-6"):
        hints = [told.say(f"level-secrets-{level}", players=players) for players in OF_SECRETS]
        assert (hints[0], hints[2]) == (hints[1], hints[4])
        assert hints[0] != hints[2]
    hints = [told.say("level-espionaje-handler-6", players=players) for players in OF_ESPIONAJE]
    assert hints[0] != hints[1] == hints[2]
