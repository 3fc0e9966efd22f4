"""The built page and its files. It stands beside the API, not under it: no path of one can fall into the other."""

from pathlib import Path
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from brushpass.wire.http import Problem

FOLDER: Final = Path(__file__).parent.parent / "static"
PLACES: Final = ("/t/", "/screen/", "/learn")
"""Where the page finds its own way; these are no files."""


def page(folder: Path) -> ASGIApp | None:
    """The files of a folder, with `index.html` at its places; None if the page was not built."""
    if not folder.is_dir():
        return None
    files = StaticFiles(directory=folder)

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path == "/" or path.startswith(PLACES):
            path = "/index.html"
        asked: Any = {**scope, "path": path, "root_path": ""}
        try:
            await files(asked, receive, send)  # type: ignore[arg-type]
        except HTTPException as error:
            await _refuse(send, error.status_code)
        except ValueError:  # not a path that any system has
            await _refuse(send, 404)

    return serve


async def _refuse(send: Any, status: int) -> None:
    if status == 405:
        problem, more = Problem("not-allowed", "files are for reading"), [(b"allow", b"GET, HEAD")]
    else:
        problem, more = Problem("not-found", "there is no such file"), []
    head = [(b"content-type", b"application/json"), *more]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})
