"""Where a server listens."""

import socket

import pytest

from brushpass.server.errors import FAMILY, NoSuchHost, PortTaken
from brushpass.server.listening import close, listen, url


def test_every_address_of_a_host_is_listened_on_at_one_port() -> None:
    found = [(socket.AF_INET, 1, 6, "", (host, 0)) for host in ("127.0.0.1", "127.0.0.2", "192.0.2.1", "127.0.0.1")]
    listening = listen("here", 0, lambda *_, **__: found)
    try:
        port = listening[0].getsockname()[1]
        assert [url(one) for one in listening] == [f"http://127.0.0.1:{port}", f"http://127.0.0.2:{port}"]
        for one in listening:
            assert one.proto == socket.IPPROTO_TCP
            socket.create_connection(one.getsockname(), 5).close()
    finally:
        close(listening)


def test_a_port_that_is_taken_at_one_address_is_given_back_at_the_others() -> None:
    with socket.create_server(("127.0.0.2", 0)) as other:
        port = other.getsockname()[1]
        found = [(socket.AF_INET, 1, 6, "", (host, port)) for host in ("127.0.0.1", "127.0.0.2")]
        with pytest.raises(PortTaken):
            listen("here", port, lambda *_, **__: found)
        socket.create_server(("127.0.0.1", port)).close()


def test_a_host_without_any_address_here_is_refused() -> None:
    with pytest.raises(NoSuchHost, match=r"192\.0\.2\.1"):
        listen("192.0.2.1", 0)


def test_an_ipv6_address_is_in_brackets() -> None:
    class Six(socket.socket):
        def getsockname(self) -> tuple[str, int, int, int]:
            return "::1", 8000, 0, 0

    with Six() as six:
        assert url(six) == "http://[::1]:8000"


def test_every_reason_has_its_own_code() -> None:
    assert len({reason.code for reason in FAMILY}) == len(FAMILY)
