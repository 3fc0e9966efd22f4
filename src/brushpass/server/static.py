"""The built page and its files. It stands beside the API, not under it: no path of one can fall into the other."""

from mimetypes import guess_type
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


def static_files(folder: Path) -> ASGIApp | None:
    """The files of a folder, with `index.html` at its places; None if the page was not built."""
    if not folder.is_dir():
        return None
    files = StaticFiles(directory=folder)
    packed = {f"/{path.relative_to(folder).as_posix()[:-3]}" for path in folder.rglob("*.gz")}

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path == "/" or path.startswith(PLACES):
            path = "/index.html"
        if path in packed:
            is_packed = _takes_gzip(scope)
            send = _labelled(send, path, is_packed=is_packed)
            path += ".gz" if is_packed else ""
        asked: Any = {**scope, "path": path, "root_path": ""}
        try:
            await files(asked, receive, send)  # type: ignore[arg-type]
        except HTTPException as error:
            await _refuse(send, error.status_code)
        except ValueError:  # not a path that any system has
            await _refuse(send, 404)

    return serve


def _takes_gzip(scope: Scope) -> bool:
    """Whether the reader unpacks gzip; who weighs it with zero does not want it."""
    found = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding").decode("latin-1").lower()
    wishes = (wish.replace(" ", "").partition(";q=") for wish in found.split(","))
    return any(coding == "gzip" and (weight or "1").strip("0.") for coding, _, weight in wishes)


def _labelled(send: Send, path: str, *, is_packed: bool) -> Send:
    """Says of a file that was packed when the page was built what is in it."""
    kind = guess_type(path)[0] or "application/octet-stream"
    more = [(b"vary", b"accept-encoding")]
    if is_packed:
        more += [(b"content-type", kind.encode()), (b"content-encoding", b"gzip")]

    async def told(message: Any) -> None:
        if message["type"] == "http.response.start":
            kept = [pair for pair in message["headers"] if not (is_packed and pair[0] == b"content-type")]
            message = {**message, "headers": [*kept, *more]}
        await send(message)

    return told


async def _refuse(send: Any, status: int) -> None:
    if status == 405:
        problem, more = Problem("not-allowed", "files are for reading"), [(b"allow", b"GET, HEAD")]
    else:
        problem, more = Problem("not-found", "there is no such file"), []
    head = [(b"content-type", b"application/json"), *more]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})
