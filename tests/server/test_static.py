"""Scripts and styles are sent compressed to clients that accept it, and to nobody else."""

import gzip
from pathlib import Path

import pytest

from tests.server.running import running

pytestmark = pytest.mark.anyio

SCRIPT = b"export const told = 'once';\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A built page with a script that was packed."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Brushpass</title>")
    (folder / "assets" / "app-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "plain-1.css").write_text("p {}")
    return folder


@pytest.mark.parametrize("wish", ["gzip", "br, gzip;q=0.5", "deflate , GZIP"])
async def test_a_script_is_sent_compressed_to_a_client_that_accepts_gzip(
    built: Path, tmp_path: Path, wish: str
) -> None:
    async with running(tmp_path / "data", page=built) as server:
        answer = await server.http.get("/assets/app-1.js", headers={"Accept-Encoding": wish})
        assert answer.content == SCRIPT
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"] == "text/javascript"
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) < len(SCRIPT) / 4
        again = await server.http.get(
            "/assets/app-1.js", headers={"Accept-Encoding": wish, "If-None-Match": answer.headers["etag"]}
        )
        assert again.status_code == 304


@pytest.mark.parametrize("wish", ["gzip, deflate, br", "br", "BR;q=0.1, gzip"])
async def test_the_smallest_form_that_a_client_accepts_is_sent(built: Path, tmp_path: Path, wish: str) -> None:
    packed = b"packed by brotli"
    (built / "assets" / "app-1.js.br").write_bytes(packed)
    async with (
        running(tmp_path / "data", page=built) as server,
        server.http.stream("GET", "/assets/app-1.js", headers={"Accept-Encoding": wish}) as answer,
    ):
        assert answer.headers["content-encoding"] == "br"
        assert answer.headers["content-type"] == "text/javascript"
        assert b"".join([part async for part in answer.aiter_raw()]) == packed


@pytest.mark.parametrize("wish", ["", "identity", "br", "gzip;q=0", "gzip; q=0.0"])
async def test_a_client_that_does_not_accept_gzip_gets_the_script_itself(
    built: Path, tmp_path: Path, wish: str
) -> None:
    async with running(tmp_path / "data", page=built) as server:
        answer = await server.http.get("/assets/app-1.js", headers={"Accept-Encoding": wish})
        assert answer.content == SCRIPT
        assert "content-encoding" not in answer.headers
        assert answer.headers["vary"] == "accept-encoding"


async def test_a_file_without_a_compressed_form_is_sent_as_it_is(built: Path, tmp_path: Path) -> None:
    async with running(tmp_path / "data", page=built) as server:
        answer = await server.http.get("/assets/plain-1.css", headers={"Accept-Encoding": "gzip"})
        assert answer.text == "p {}"
        assert "content-encoding" not in answer.headers
