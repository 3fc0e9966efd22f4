/** Keeps the screen on while a game is played: nobody should miss their turn because a phone went dark. */

/** Keep the screen on until the function that this gives back is called. Browsers let go of it with every hidden page. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  async function ask(): Promise<void> {
    if (isOver || document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null); // a low battery may forbid it
    if (isOver) void lock?.release();
  }
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
