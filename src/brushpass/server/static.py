"""The built page and its files. They are served beside the API, so no path of one can reach the other."""

from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from brushpass.wire.http import Problem

FOLDER: Final = Path(__file__).parent.parent / "static"
ROUTES: Final = ("/t/", "/screen/", "/learn")
"""Paths that the page itself handles. They are not files."""


def static_files(folder: Path) -> ASGIApp | None:
    """The files of a folder, with `index.html` for the page's own routes; None if the page was not built."""
    if not folder.is_dir():
        return None
    files = StaticFiles(directory=folder)
    compressed = {f"/{path.relative_to(folder).as_posix()[:-3]}" for path in folder.rglob("*.gz")}

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path == "/" or path.startswith(ROUTES):
            path = "/index.html"
        if path in compressed:
            is_compressed = _takes_gzip(scope)
            send = _with_labels(send, path, is_compressed=is_compressed)
            path += ".gz" if is_compressed else ""
        file_scope: Any = {**scope, "path": path, "root_path": ""}
        try:
            await files(file_scope, receive, send)  # type: ignore[arg-type]
        except HTTPException as error:
            await _refuse(send, error.status_code)
        except ValueError:  # not a possible path
            await _refuse(send, 404)

    return serve


def _takes_gzip(scope: Scope) -> bool:
    """Whether the client accepts gzip. A weight of zero means that it does not."""
    accepted = (
        b",".join(value for name, value in scope["headers"] if name == b"accept-encoding").decode("latin-1").lower()
    )
    codings = (coding.replace(" ", "").partition(";q=") for coding in accepted.split(","))
    return any(coding == "gzip" and (weight or "1").strip("0.") for coding, _, weight in codings)


def _with_labels(send: Send, path: str, *, is_compressed: bool) -> Send:
    """Add headers to a file that exists in a compressed form: what is in it, and that the response varies."""
    kind = guess_type(path)[0] or "application/octet-stream"
    labels = [(b"vary", b"accept-encoding")]
    if is_compressed:
        labels += [(b"content-type", kind.encode()), (b"content-encoding", b"gzip")]

    async def send_with_labels(message: Any) -> None:
        if message["type"] == "http.response.start":
            others = [pair for pair in message["headers"] if not (is_compressed and pair[0] == b"content-type")]
            message = {**message, "headers": [*others, *labels]}
        await send(message)

    return send_with_labels


async def _refuse(send: Any, status: int) -> None:
    if status == 405:
        problem, more = Problem("not-allowed", "files can only be read"), [(b"allow", b"GET, HEAD")]
    else:
        problem, more = Problem("not-found", "there is no such file"), []
    head = [(b"content-type", b"application/json"), *more]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})
