"""QR codes: for the lobby and the television as SVG, for a terminal as text."""

import io

import segno


def svg(address: str) -> bytes:
    """A QR code as an SVG document that takes the colour of its surroundings."""
    out = io.BytesIO()
    segno.make(address, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, title=address, scale=8, border=2, dark="#1b1a17", light="#f4eedd"
    )
    return out.getvalue()


def terminal(address: str) -> str:
    """A QR code in half blocks."""
    out = io.StringIO()
    segno.make(address, error="l").terminal(out=out, compact=True, border=2)
    return out.getvalue()
