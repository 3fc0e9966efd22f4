/** The guided first game: whether each prompt is explained when it comes. */

class Guide {
  on = $state(false);
}

export const guide = new Guide();
