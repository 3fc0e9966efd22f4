"""The page about the protocol is current, and leaves nothing out."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from brushpass.core.errors import FAMILY as GAME
from brushpass.games.kits import own_kits
from brushpass.server import protocol_page, protocol_page_words
from brushpass.server.close_codes import CLOSE_CODES
from brushpass.server.routes import HANDLERS
from brushpass.table.errors import FAMILY as TABLE
from brushpass.wire import inbound, notices, outbound, review

PAGE = protocol_page.page()


PHRASES = [kit.phrases for kit in own_kits().values()]


@pytest.mark.parametrize("path", protocol_page.files(), ids=lambda path: path.name)
def test_the_files_are_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == protocol_page.files()[path], (
        "run: python -m brushpass.server.protocol_page"
    )


@pytest.mark.parametrize("union", [inbound.Inbound, outbound.Outbound, notices.Notice, review.Review, *PHRASES])
def test_every_message_and_field_is_on_the_page_with_words(union: object) -> None:
    for kind in get_args(union):
        section = PAGE.split(f"#### {kind.__name__}\n")[1].split("\n#")[0]
        config = kind.__struct_config__
        assert f'"{config.tag_field}": "{config.tag}"' in PAGE
        assert section.strip()[0].isalpha()
        for field in msgspec.structs.fields(kind):
            assert f"`{field.encode_name}`" in section


def test_every_code_and_route_is_on_the_page() -> None:
    for refusal in (*GAME, *TABLE):
        assert f"| `{refusal.code}` |" in PAGE
    for reason, number in CLOSE_CODES.items():
        assert f"| {number} | `{reason}` |" in PAGE
    for handler in HANDLERS:
        assert all(path in PAGE for path in handler.paths)


def test_every_close_code_has_words_and_no_other_has() -> None:
    assert protocol_page_words.CLOSED.keys() == CLOSE_CODES.keys()
    assert len(set(CLOSE_CODES.values())) == len(CLOSE_CODES)
    assert all(4000 <= number < 5000 for number in CLOSE_CODES.values())


def test_every_kind_of_message_has_a_tag_of_its_own() -> None:
    for union in (inbound.Inbound, outbound.Outbound, notices.Notice, review.Review, *PHRASES):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(tags) == len(set(tags))
