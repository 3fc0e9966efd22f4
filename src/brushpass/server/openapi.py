"""What the framework leaves out of the OpenAPI document: bounds, unknown fields, and the shape of every refusal."""

from typing import Any, Final

from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Operation, Reference, Schema
from litestar.openapi.spec.enums import OpenAPIType

from brushpass.wire import http as h
from brushpass.wire import tables

STRICT: Final = (h.OpenTable, h.TakeSeat, h.MoveSeat, tables.Settings)
"""Bodies that a client may send. Unknown fields in them are refused."""

METHODS: Final = ("get", "post", "delete")


def complete(document: OpenAPI) -> OpenAPI:
    """The completed document."""
    assert document.components is not None
    assert document.paths is not None
    text = Schema(type=OpenAPIType.STRING)
    document.components.schemas[h.Problem.__name__] = Schema(
        type=OpenAPIType.OBJECT,
        title=h.Problem.__name__,
        description=h.Problem.__doc__,
        properties=dict.fromkeys(h.Problem.__struct_fields__, text),
        required=list(h.Problem.__struct_fields__),
    )
    for kind in STRICT:
        document.components.schemas[kind.__name__].additional_properties = False
    seat = Schema(type=OpenAPIType.INTEGER, minimum=0, maximum=7)
    take_seat = document.components.schemas[h.TakeSeat.__name__].properties
    assert take_seat is not None
    take_seat["seat"] = Schema(one_of=[seat, Schema(type=OpenAPIType.NULL)])
    for item in document.paths.values():
        for method in METHODS:
            operation: Operation | None = getattr(item, method)
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["4XX"] = _refusal("Refused; the code says why.")
                operation.responses.setdefault("503", _refusal("Can't be served now; the code says why."))
    return document


def _refusal(description: str) -> Any:
    problem = OpenAPIMediaType(schema=Reference(ref=f"#/components/schemas/{h.Problem.__name__}"))
    return OpenAPIResponse(description=description, content={"application/json": problem})
