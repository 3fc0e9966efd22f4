"""`make goldens`: write every playthrough again. Then read the diff."""

from pathlib import Path

from tests.goldens import spoken, terminal
from tests.goldens.playthrough import PLAIN, text

FOLDER = Path(__file__).parent
TERMINAL = FOLDER / "terminal"
SPOKEN = FOLDER / "spoken"


def main() -> None:
    """Write every file, and remove those of games that are gone."""
    wanted = {FOLDER / f"{case}.txt": text(case) for case in PLAIN}
    wanted |= {TERMINAL / f"{reading}.txt": terminal.text(reading) for reading in terminal.READINGS}
    wanted |= {SPOKEN / f"{case}.txt": spoken.text(case) for case in spoken.SPOKEN}
    for path in {*FOLDER.glob("*.txt"), *TERMINAL.glob("*.txt"), *SPOKEN.glob("*.txt")} - wanted.keys():
        path.unlink()
    for path, content in wanted.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
        print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
