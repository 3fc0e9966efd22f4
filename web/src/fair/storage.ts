/** Where receipts are kept: in the browser, or only as long as the page is open. */

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PROBE = 'brushpass-deal-probe';

/** A storage that forgets everything with the page, for browsers that keep nothing. */
export function forgetful(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (place) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  };
}

let memory: Storage | undefined;

/** What outlives a reload where the browser allows it. */
export function here(): Storage {
  try {
    localStorage.setItem(PROBE, ' '.repeat(1000)); // a full one keeps nothing more
    localStorage.removeItem(PROBE);
    return localStorage;
  } catch {
    return (memory ??= forgetful());
  }
}
