"""Buttons in every language: on a narrow phone their texts take two lines at most, and every word fits."""

from typing import Any, Final

import pytest

from brushpass.locales import languages
from tests.locales.buttons import buttons, shown
from tests.web.players import Tables

NARROW: Final = {"width": 360, "height": 740}
ROOM: Final = 248
"""Pixels for the text of a button in a dialog on that screen, without all edges and padding."""
LINES: Final = 2

MEASURE: Final = """async texts => {
  const pen = document.createElement('canvas').getContext('2d');
  const all = texts.map(([, , text]) => text).join(' ');
  const styles = await Promise.all(['button', 'button big'].map(async look => {
    const button = document.createElement('button');
    button.className = look;
    document.body.append(button);
    const {fontWeight, fontSize, fontFamily, letterSpacing} = getComputedStyle(button);
    const font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const [own] = fontFamily.split(','); // a device may have no face to stand in for it
    await document.fonts.load(`${fontWeight} ${fontSize} ${own}`, all);
    return {font, letterSpacing};
  }));
  return texts.map(([name, isBig, text]) => {
    Object.assign(pen, styles[Number(isBig)]);
    let lines = 1, line = '', widest = 0;
    for (const word of text.split(' ')) {
      widest = Math.max(widest, pen.measureText(word).width);
      const longer = line ? `${line} ${word}` : word;
      if (pen.measureText(longer).width <= ROOM) line = longer;
      else [lines, line] = [lines + (line ? 1 : 0), word];
    }
    return [name, text, lines, widest];
  });
}"""


@pytest.fixture
def measured(tables: Tables) -> Any:
    """Measures texts with the page's own fonts."""
    page = tables.player(viewport=NARROW).page
    page.goto(tables.base)
    page.locator("h1").wait_for()
    return lambda texts: page.evaluate(MEASURE.replace("ROOM", str(ROOM)), texts)


def test_the_texts_of_all_buttons_fit_in_every_language(measured: Any) -> None:
    big = buttons()
    texts = {
        lang: [[name, big[name], text] for name, all_ in shown(lang).items() for text in all_] for lang in languages()
    }
    too_long = [
        f"{language}: {name}: {text} ({lines} lines)"
        for language, found in texts.items()
        for name, text, lines, widest in measured(found)
        if lines > LINES or widest > ROOM
    ]
    assert too_long == []


def test_a_text_that_is_too_long_is_noticed(measured: Any) -> None:
    [[_, _, lines, widest]] = measured([["a", False, "word " * 40 + "x" * 80]])
    assert lines > LINES
    assert widest > ROOM
