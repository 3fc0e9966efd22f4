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
FORMS: Final = {"br": ".br", "gzip": ".gz"}
"""How the names of compressed files end, smallest first. Browsers accept brotli over TLS and on their own machine."""


def static_files(folder: Path) -> ASGIApp | None:
    """The files of a folder, with `index.html` for the page's own routes; None if the page was not built."""
    if not folder.is_dir():
        return None
    files = StaticFiles(directory=folder)
    packed = {
        coding: {f"/{path.relative_to(folder).as_posix()[:-3]}" for path in folder.rglob(f"*{ending}")}
        for coding, ending in FORMS.items()
    }
    compressed = set().union(*packed.values())

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path == "/" or path.startswith(ROUTES):
            path = "/index.html"
        if path in compressed:
            accepted = _accepted(scope)
            coding = next((coding for coding, paths in packed.items() if coding in accepted and path in paths), "")
            send = _with_labels(send, path, coding)
            path += FORMS.get(coding, "")
        file_scope: Any = {**scope, "path": path, "root_path": ""}
        try:
            await files(file_scope, receive, send)  # type: ignore[arg-type]
        except HTTPException as error:
            await _refuse(send, error.status_code)
        except ValueError:  # not a possible path
            await _refuse(send, 404)

    return serve


def _accepted(scope: Scope) -> set[str]:
    """The codings that the client accepts. A weight of zero means that it does not accept one."""
    wishes = (
        b",".join(value for name, value in scope["headers"] if name == b"accept-encoding").decode("latin-1").lower()
    )
    codings = (coding.replace(" ", "").partition(";q=") for coding in wishes.split(","))
    return {coding for coding, _, weight in codings if (weight or "1").strip("0.")}


def _with_labels(send: Send, path: str, coding: str) -> Send:
    """Add headers to a file that exists in a compressed form: what is in it, and that the response varies."""
    kind = guess_type(path)[0] or "application/octet-stream"
    labels = [(b"vary", b"accept-encoding")]
    if coding:
        labels += [(b"content-type", kind.encode()), (b"content-encoding", coding.encode())]

    async def send_with_labels(message: Any) -> None:
        if message["type"] == "http.response.start":
            others = [pair for pair in message["headers"] if not (coding and pair[0] == b"content-type")]
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
