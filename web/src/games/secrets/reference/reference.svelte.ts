/** Which card the reader wants to know about. `lookUp(kind)` from anywhere opens it; Reference.svelte shows it. */
import type { Kind } from '../wire.gen';

class Wanted {
  kind = $state.raw<Kind | null>(null);
}

export const wanted = new Wanted();

export function lookUp(kind: Kind): void {
  wanted.kind = kind;
}
