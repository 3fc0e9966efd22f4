/** How the television teaches a game between two games. */

/** How many pictures a game has for it, */
export const PICTURES = 5;
/** and how long each is shown, in milliseconds: twenty seconds in all. */
export const EACH = 4000;
