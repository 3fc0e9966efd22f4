/** The font size, at most `most`, at which a word fits into `width`. A letter of the poster font is about 0.36 em wide. */
export const fitted = (word: string, width: number, most: number): number =>
  Math.min(most, width / Math.max(1, word.length * 0.36));

/** The same for the typewriter font, whose letters are all 0.6 em wide. */
export const typed = (word: string, width: number, most: number): number =>
  Math.min(most, width / Math.max(1, word.length * 0.6));

/** A value as it is printed: with its sign, and a true minus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
