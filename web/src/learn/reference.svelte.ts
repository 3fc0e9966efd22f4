/** Which card the reader wants to know about. `lookUp(kind)` from anywhere opens it; Reference.svelte shows it. */
import type { SecretsKind } from '../wire.gen';

class Wanted {
  kind = $state.raw<SecretsKind | null>(null);
}

export const wanted = new Wanted();

export function lookUp(kind: SecretsKind): void {
  wanted.kind = kind;
}
