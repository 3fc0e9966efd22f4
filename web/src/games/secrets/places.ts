/** Where the others sit around the reader, in turn order: up on the left, over the top, down on the right. */

export interface Area {
  /** On a phone: two columns; an odd one sits at the head. */
  narrow: string;
  /** On a wide screen: twelve columns around an open middle, which lies in rows 2 and 3. */
  wide: string;
}

/** Where the player sits who is `step` seats to the left of the reader, as CSS grid areas. */
export const areaOf = (step: number, players: number): Area => ({
  narrow: narrow(step, players),
  wide: wide(step, players),
});

function narrow(step: number, players: number): string {
  const side = Math.floor((players - 1) / 2);
  const head = (players - 1) % 2;
  if (step <= side) return `${head + side + 1 - step} / 1`;
  return head && step === side + 1 ? '1 / 1 / auto / -1' : `${step - side} / 2`;
}

function wide(step: number, players: number): string {
  const flank = players >= 7 ? 2 : 1;
  const heads = players - 1 - 2 * flank;
  const onTop = step - flank;
  if (onTop >= 1 && onTop <= heads) {
    const first = 7 - 2 * heads + 4 * (onTop - 1);
    return `1 / ${first} / 2 / ${first + 4}`;
  }
  const columns = onTop < 1 ? [1, 4] : [10, 13];
  const row = onTop < 1 ? 4 - step : onTop - heads + 1;
  const [from, to] = flank === 1 ? [2, 4] : [row, row + 1];
  return `${from} / ${columns[0]} / ${to} / ${columns[1]}`;
}
