/** The parts of the page that only some visitors see. */

/** Asked for once: Vite takes a style sheet that failed for one that is there. */
const once = <Page>(load: () => Promise<Page>): (() => Promise<Page>) => {
  let page: Promise<Page> | null = null;
  return () => (page ??= load());
};

export const frontPage = once(() => import('./Front.svelte'));
export const tablePage = once(() => import('../table/TablePage.svelte'));
export const joinPage = once(() => import('../lobby/Join.svelte'));
export const lobbyPage = once(() => import('../lobby/Lobby.svelte'));
