"""The OpenAPI document says what the server does: schemathesis tries every route against it."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import load_all_checks
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from brushpass.server.app import build
from brushpass.server.config import Config
from tests.server.running import FLAT_OUT, GENEROUS, Server

load_all_checks()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, with one table."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    app = build(Config(store=str(folder), durable="NORMAL", pace=FLAT_OUT, limits=GENEROUS))
    server = Server(uvicorn.Config(app, port=0, log_config=None, access_log=False, server_header=False))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


@pytest.fixture
def api(address: str) -> schemathesis.schemas.BaseSchema:
    return schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=15,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
def test_every_response_is_one_that_the_document_describes(case: schemathesis.Case[Any]) -> None:
    # For OPTIONS the framework lists only one handler's methods of a path; that is cosmetic. And a schema cannot say
    # all that a table asks for: how many play which game, by which switches, and that 1.0 is no seat.
    case.call_and_validate(excluded_checks=[allow_header_conformance, positive_data_acceptance])


def test_every_refusal_is_documented_in_one_shape(address: str) -> None:
    document = httpx.get(f"{address}/api/schema/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    for path, item in document["paths"].items():
        for method, operation in item.items():
            for status, answer in operation["responses"].items():
                if status[0] in "45" and path not in ("/api/ready", "/api/health"):
                    [content] = answer["content"].values()
                    assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, (method, path, status)


def test_unknown_fields_are_ruled_out_where_the_server_refuses_them(address: str) -> None:
    document = httpx.get(f"{address}/api/schema/openapi.json").json()
    for name in ("OpenTable", "TakeSeat", "MoveSeat", "Settings"):
        assert document["components"]["schemas"][name]["additionalProperties"] is False
