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

function take(node: HTMLElement, [face, size]: Step): void {
  node.classList.toggle('narrow', face === 'narrow');
  if (size === 1)
    node.style.removeProperty('--fit'); // most texts fit at once, and then nothing has changed
  else node.style.setProperty('--fit', size.toFixed(3));
}

const stepsOf = (node: HTMLElement): readonly Step[] => (node.classList.contains('line') ? LINE : LINES);

/**
 * Letter some texts. All of them take a step before any is measured: a browser lays the page out whenever something is
 * measured after something has changed, and that is slow. For the same reason steps are halved, not tried one by one.
 * Boxes that share their room change with each other; so what does not fit in the end is lettered once more, alone.
 */
function letter(nodes: Iterable<HTMLElement>): void {
  const all = [...nodes];
  for (const node of all) {
    node.classList.remove('tight', 'spilt');
    take(node, stepsOf(node)[0]);
  }
  const long = all.filter((node) => !fits(node));
  settle(long);
  const lost = long.filter((node) => !fits(node));
  for (const node of lost) settle([node]);
  for (const node of lost.filter((one) => !fits(one))) node.classList.add('tight');
  for (const node of lost.filter((one) => !fits(one))) node.classList.add('spilt');
}

/** Let each text take the first step at which it fits; the last one where none does. The first is known to be too large. */
function settle(nodes: readonly HTMLElement[]): void {
  const long = nodes.map((node) => ({ node, from: 1, to: stepsOf(node).length - 1 }));
  for (let open = long; open.length; open = open.filter(({ from, to }) => from < to)) {
    const half = open.map((one) => ({ one, step: (one.from + one.to) >> 1 }));
    for (const { one, step } of half) take(one.node, stepsOf(one.node)[step]);
    const found = half.map(({ one }) => fits(one.node));
    half.forEach(({ one, step }, place) => (found[place] ? (one.to = step) : (one.from = step + 1)));
  }
  for (const { node, to } of long) take(node, stepsOf(node)[to]);
}

/** Every text that is being fitted. */
const texts = new Set<HTMLElement>();
const all = (): void => letter(texts);
const some = (nodes: Iterable<Node>): void =>
  letter(new Set([...nodes].map((node) => holder(node)).filter((one) => one !== null)));

/** The text that a change belongs to, if it is still being fitted. */
function holder(node: Node | null): HTMLElement | null {
  while (node && !texts.has(node as HTMLElement)) node = node.parentNode;
  return node as HTMLElement | null;
}

let sizes: ResizeObserver | null = null;
let changes: MutationObserver | null = null;

/** Readers may change the size of their text, and faces may come late: then nothing has another size but the letters. */
function watch(): void {
  if (sizes) return;
  sizes = new ResizeObserver((found) => some(found.map(({ target }) => target)));
  changes = new MutationObserver((found) => some(found.map(({ target }) => target)));
  document.fonts.addEventListener('loadingdone', all);
  const probe = document.createElement('div');
  probe.style.cssText = 'position: absolute; width: 1rem; visibility: hidden';
  document.body.append(probe);
  let rem = 0;
  new ResizeObserver(([{ contentRect }]) => {
    if (rem) all(); // the first call says only how large it is
    rem = contentRect.width;
  }).observe(probe);
}

/** For `{@attach fit}`. The node has a fixed size, hides what overflows, and multiplies its type size by `--fit`. */
export function fit(node: HTMLElement): () => void {
  watch();
  texts.add(node);
  sizes!.observe(node); // calls at once, too
  changes!.observe(node, { childList: true, characterData: true, subtree: true }); // until the node is no more
  return () => {
    texts.delete(node);
    sizes!.unobserve(node);
  };
}
