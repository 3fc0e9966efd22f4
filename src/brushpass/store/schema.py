"""The numbered migrations of each engine. Files are only ever added."""

from importlib.resources import files

from brushpass.store.contract import StoreDamaged, StoreNewer


def migrations(engine: str) -> list[str]:
    """The SQL of every migration of an engine, in order; the first is number 1."""
    folder = files("brushpass.store") / "migrations" / engine
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    assert names == [f"{number:04}.sql" for number in range(1, len(names) + 1)], names
    return [(folder / name).read_text(encoding="utf-8") for name in names]


def missing(engine: str, version: int, *, has_entries: bool) -> list[tuple[int, str]]:
    """The migrations, with their numbers, that a schema of this version still needs; with or without a log."""
    known = migrations(engine)
    if has_entries != (version > 0):
        found = "tables but no schema version" if has_entries else f"schema version {version} but no tables"
        raise StoreDamaged(f"the stored data has {found}; restore a backup, or give the path of an empty store")
    if version > len(known):
        raise StoreNewer(
            f"the stored data has schema {version}, this program knows up to {len(known)}; use a newer version"
        )
    return list(enumerate(known, start=1))[version:]
