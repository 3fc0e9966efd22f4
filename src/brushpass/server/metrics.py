"""Counts of what this process does, as Prometheus text. They say nothing about any game."""

from collections import Counter
from time import monotonic

from brushpass.table.tables import Tables


class Metrics:
    """Counters and gauges of one process."""

    def __init__(self) -> None:
        self._started = monotonic()
        self.counts: Counter[tuple[str, str]] = Counter()
        self.sockets = 0
        self.connections = 0
        """Open connections of any kind."""
        self.max_connections = 0
        """How many this process can have."""

    def count(self, name: str, label: str = "") -> None:
        """Add one to a counter."""
        self.counts[name, label] += 1

    def text(self, tables: Tables) -> str:
        """All figures, one per line."""
        lines = [
            "# TYPE brushpass_uptime_seconds gauge",
            f"brushpass_uptime_seconds {monotonic() - self._started:.0f}",
            "# TYPE brushpass_sockets gauge",
            f"brushpass_sockets {self.sockets}",
            "# TYPE brushpass_connections gauge",
            f"brushpass_connections {self.connections}",
            "# TYPE brushpass_connections_max gauge",
            f"brushpass_connections_max {self.max_connections}",
            "# TYPE brushpass_tables_in_memory gauge",
            f"brushpass_tables_in_memory {len(tables.sessions)}",
            "# TYPE brushpass_tables_paused gauge",
            f"brushpass_tables_paused {sum(session.state.time.is_paused for session in tables.sessions.values())}",
            "# TYPE brushpass_heartbeat_age_seconds gauge",
            f"brushpass_heartbeat_age_seconds {tables.heartbeat.age:.3f}",
            "# TYPE brushpass_heartbeat_write_seconds gauge",
            f"brushpass_heartbeat_write_seconds {tables.heartbeat.seconds:.3f}",
            "# TYPE brushpass_store_lag_seconds gauge",
            f"brushpass_store_lag_seconds {tables.lag:.3f}",
        ]
        for name in sorted({name for name, _ in self.counts}):
            lines.append(f"# TYPE brushpass_{name}_total counter")
            for (counted, label), number in sorted(self.counts.items()):
                if counted == name:
                    labels = f'{{code="{label}"}}' if label else ""
                    lines.append(f"brushpass_{name}_total{labels} {number}")
        return "\n".join(lines) + "\n"
