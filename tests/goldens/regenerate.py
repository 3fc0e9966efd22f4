"""`make goldens`: write every playthrough again. Then read the diff."""

from pathlib import Path

from tests.goldens import spoken, switched, terminal
from tests.goldens.playthrough import PLAIN, text

FOLDER = Path(__file__).parent
TERMINAL = FOLDER / "terminal"
SPOKEN = FOLDER / "spoken"
SWITCHED = FOLDER / "switched"


def main() -> None:
    """Write every file, and remove those of games that are gone."""
    wanted = {FOLDER / f"{case}.txt": text(case) for case in PLAIN}
    wanted |= {TERMINAL / f"{reading}.txt": terminal.text(reading) for reading in terminal.READINGS}
    wanted |= {SPOKEN / f"{case}.txt": spoken.text(case) for case in spoken.SPOKEN}
    wanted |= {SWITCHED / f"{one}.txt": switched.text(one) for one in switched.SWITCHED}
    written = {path for folder in (FOLDER, TERMINAL, SPOKEN, SWITCHED) for path in folder.glob("*.txt")}
    for path in written - wanted.keys():
        path.unlink()
    for path, content in wanted.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
        print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
