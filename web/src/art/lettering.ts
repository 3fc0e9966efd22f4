/** A size, at most `most`, at which a poster word fits into `width`. The face is about 0.36 em wide a letter. */
export const fitted = (word: string, width: number, most: number): number =>
  Math.min(most, width / Math.max(1, word.length * 0.36));

/** The same for the typewriter, whose letters are all 0.6 em wide. */
export const typed = (word: string, width: number, most: number): number =>
  Math.min(most, width / Math.max(1, word.length * 0.6));

/** A value as it is printed: with its sign, and a true minus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
