"""What every part of the server needs: settings, tables, reviews, limits and metrics."""

from brushpass.server.burst import Burst
from brushpass.server.config import Config
from brushpass.server.gate import Gate
from brushpass.server.intake import Intake
from brushpass.server.limits import OpenPerAddress, RatePerAddress, TurnsPerAddress
from brushpass.server.metrics import Metrics
from brushpass.server.reviews import Reviews
from brushpass.server.waiting import WaitingSeats
from brushpass.store.choose import from_url
from brushpass.table.dossiers import DossierWorker
from brushpass.table.tables import Tables


class Services:
    """The services of one server process."""

    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.config = config
        self.tables = Tables(
            from_url(config.store or None, durable=config.durable),
            config.pace,
            retention_days=config.retention_days,
            plugin_minds=config.plugin_minds,
            dossier_worker=DossierWorker(),
        )
        self.metrics = Metrics()
        self.gate = Gate(config, self.metrics)
        self.burst = Burst()
        self.intake = Intake(self.tables.store.start_writing)
        self.reviews = Reviews()
        self.guesses = RatePerAddress(limits.guesses_per_minute / 60, limits.guess_burst)
        self.requests = RatePerAddress(limits.requests_per_second, limits.request_burst)
        self.turns = TurnsPerAddress(limits.requests_at_once)
        self.sockets = OpenPerAddress(limits.sockets)
        self.waiting = WaitingSeats(limits.waiting_seats)
        self.openings = RatePerAddress(limits.tables_per_minute / 60, limits.table_burst)
