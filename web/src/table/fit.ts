/** Lettering in steps: a text in a box of fixed size takes the first face and size at which it fits. */

/** The narrow face of posters, and a part of the text's own size. */
type Step = readonly [face: '' | 'narrow', size: number];

/** Step by step down to a third; styles/stage.css keeps every text at 12 px or more, and then moves its letters together. */
const smaller = (from: number): Step[] => Array.from({ length: 9 }, (_, step) => ['narrow', from * 0.89 ** step]);
/** A name or a title: one line. The poster face is half as wide. */
const LINE: readonly Step[] = [['', 1], ['', 0.88], ...smaller(1.08)];
/** Sentences, over several lines. */
const LINES: readonly Step[] = [['', 1], ['', 0.92], ['', 0.85], ['', 0.78], ...smaller(0.96)];

/** How wide a text is, in parts of a pixel: `scrollWidth` is rounded, and a tenth too much costs its last letters. */
function widthOf(node: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect().width;
}

/** How much room there is for a line of text, in parts of a pixel. */
function roomIn(node: HTMLElement): number {
  const style = getComputedStyle(node);
  const edges = [
    style.paddingInlineStart,
    style.paddingInlineEnd,
    style.borderInlineStartWidth,
    style.borderInlineEndWidth,
  ];
  return edges.reduce((room, edge) => room - parseFloat(edge), node.getBoundingClientRect().width);
}

const fits = (node: HTMLElement): boolean =>
  node.classList.contains('line')
    ? widthOf(node) <= roomIn(node)
    : node.scrollWidth <= node.clientWidth + 1 && node.scrollHeight <= node.clientHeight + 1;

function letter(node: HTMLElement): void {
  node.classList.remove('tight', 'spilt');
  for (const [face, size] of node.classList.contains('line') ? LINE : LINES) {
    node.classList.toggle('narrow', face === 'narrow');
    node.style.setProperty('--fit', size.toFixed(3));
    if (fits(node)) return;
  }
  node.classList.add('tight');
  if (!fits(node)) node.classList.add('spilt');
}

/** Every text that is being fitted. */
const texts = new Set<HTMLElement>();
const all = (): void => texts.forEach(letter);
let isWatching = false;

/** Readers may change the size of their text, and faces may come late: then nothing has another size but the letters. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  document.fonts.addEventListener('loadingdone', all);
  const probe = document.createElement('div');
  probe.style.cssText = 'position: absolute; width: 1rem; visibility: hidden';
  document.body.append(probe);
  new ResizeObserver(all).observe(probe);
}

/** For `{@attach fit}`. The node has a fixed size, hides what overflows, and multiplies its type size by `--fit`. */
export function fit(node: HTMLElement): () => void {
  watch();
  texts.add(node);
  const set = (): void => letter(node);
  const size = new ResizeObserver(set); // calls at once, too
  size.observe(node);
  const text = new MutationObserver(set);
  text.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    texts.delete(node);
    size.disconnect();
    text.disconnect();
  };
}
