/** Where the others sit around the reader, in turn order: up on the left, over the top, down on the right. */

/** The four shapes of one table, as CSS grid areas. */
export interface Area {
  /** Upright: two columns; an odd one sits at the head. */
  tall: string;
  /** Low and wide: on both sides of the middle, in 24 thin rows. */
  flat: string;
  /** A desk: on the left, on top, on the right. Twelve columns; row 1 is the top, and 24 thin rows are below it. */
  wide: string;
}

/** How many thin rows the sides have. */
const THIN = 24;

/** Where the player sits who is `step` seats to the left of the reader. */
export const areaOf = (step: number, players: number): Area => ({
  tall: tall(step, players),
  flat: flat(step, players),
  wide: wide(step, players),
});

/** How many rows of seats there are in the tall shape. */
export const rowsOf = (seats: number): number => Math.ceil(seats / 2);

function tall(step: number, players: number): string {
  const side = Math.floor((players - 1) / 2);
  const head = (players - 1) % 2;
  if (step <= side) return `${head + side + 1 - step} / 1`;
  return head && step === side + 1 ? '1 / 1 / auto / -1' : `${step - side} / 2`;
}

function flat(step: number, players: number): string {
  const onLeft = Math.ceil((players - 1) / 2);
  if (step <= onLeft) return thin(onLeft - step, onLeft, 1, '1 / 2');
  return thin(step - onLeft - 1, players - 1 - onLeft, 1, '3 / 4');
}

function wide(step: number, players: number): string {
  const onTop = { 4: 1, 5: 2, 6: 3, 7: 2, 8: 3 }[players]!;
  const side = (players - 1 - onTop) / 2;
  if (step <= side) return thin(side - step, side, 2, '1 / 4');
  if (step > side + onTop) return thin(step - side - onTop - 1, side, 2, '10 / 13');
  const first = 7 - 2 * onTop + 4 * (step - side - 1);
  return `1 / ${first} / 2 / ${first + 4}`;
}

/** One of several places above each other, in the thin rows from `top` on. */
function thin(place: number, places: number, top: number, columns: string): string {
  const at = (edge: number): number => top + Math.round((edge * THIN) / places);
  const [from, to] = columns.split(' / ');
  return `${at(place)} / ${from} / ${at(place + 1)} / ${to}`;
}

/** Where everybody sits for readers who have no seat. */
export interface Watched {
  /** Upright: two columns, in turn order down the left and up the right. */
  tall: string;
  /** Two rows of twelve columns, with the centre between them: the first from left to right, the second back. */
  wide: string;
}

export function watchedAt(seat: number, players: number): Watched {
  const first = Math.ceil(players / 2);
  const isFirst = seat < first;
  const across = isFirst ? first : players - first;
  const place = isFirst ? seat : players - 1 - seat;
  const width = across === 4 ? 3 : 4;
  const left = across === 2 ? 3 : 1;
  return {
    tall: isFirst ? `${seat + 1} / 1` : `${players - seat} / 2`,
    wide: `${isFirst ? 1 : 3} / ${left + place * width} / ${isFirst ? 2 : 4} / ${left + (place + 1) * width}`,
  };
}
