"""Start server processes."""

import uvicorn

from brushpass.server.config import Config


def serve(config: Config, host: str, port: int, workers: int = 1, fd: int | None = None) -> None:
    """Serve until stopped. Open sockets are closed with 1012, service restart: clients come back and resume."""
    config.hand_on()
    uvicorn.run(
        "brushpass.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        fd=fd,
        workers=workers,
        ws="brushpass.server.protocol:Protocol",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        access_log=False,
        server_header=False,
        log_config=None,
        proxy_headers=False,
    )
