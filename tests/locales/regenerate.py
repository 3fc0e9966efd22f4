"""`make texts`: write every message of every language anew, as a page to read. Then read the diff."""

from pathlib import Path

from brushpass.locales import languages
from tests.locales.rendering import page

FOLDER = Path(__file__).parents[1] / "goldens" / "texts"


def main() -> None:
    """Write one page per language, and remove those of languages that are gone."""
    FOLDER.mkdir(exist_ok=True)
    wanted = {FOLDER / f"{language}.md": language for language in languages()}
    for path in set(FOLDER.glob("*.md")) - wanted.keys():
        path.unlink()
    for path, language in wanted.items():
        path.write_text(page(language), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
