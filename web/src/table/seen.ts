/**
 * How far a reader had followed a game when its page was put away: after a reload it can say what happened meanwhile.
 * A number, kept until the tab is closed.
 */
interface Followed {
  readonly code: string;
  readonly seat: number | null;
  readonly table?: { readonly round: number };
  readonly feed: readonly { readonly n: number }[];
}

const keyOf = ({ code, seat, table }: Followed): string => `brushpass-seen-${code}-${table?.round}-${seat}`;

/** The number of the last message that was on screen when this page was left; null if it was not here before. */
export function seenBefore(viewer: Followed): number | null {
  const kept = sessionStorage.getItem(keyOf(viewer));
  return kept === null ? null : Number(kept);
}

/** Note it whenever the page is hidden or left, until the returned function is called. */
export function noteSeen(viewer: Followed): () => void {
  const note = (): void => {
    const last = viewer.feed.at(-1);
    if (last) sessionStorage.setItem(keyOf(viewer), String(last.n));
  };
  const hide = (): void => void (document.visibilityState === 'hidden' && note());
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', note);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', note);
  };
}
