"""`make goldens`: write every playthrough anew. Then read the diff."""

from pathlib import Path

from tests.goldens.playthrough import PLAIN, text

FOLDER = Path(__file__).parent


def main() -> None:
    """Write one file a game and number of players, and remove those of games that are gone."""
    wanted = {FOLDER / f"{case}.txt": case for case in PLAIN}
    for path in set(FOLDER.glob("*.txt")) - wanted.keys():
        path.unlink()
    for path, case in wanted.items():
        path.write_text(text(case), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
