"""QR codes: as SVG for the lobby and the shared screen, as text for a terminal."""

import io

import segno


def svg(address: str) -> bytes:
    """A QR code as an SVG document in the colours of the page."""
    out = io.BytesIO()
    segno.make(address, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, title=address, scale=8, border=2, dark="#1b1a17", light="#f4eedd"
    )
    return out.getvalue()


def terminal(address: str) -> str:
    """A QR code as text, drawn with half blocks."""
    out = io.StringIO()
    segno.make(address, error="l").terminal(out=out, compact=True, border=2)
    return out.getvalue()
