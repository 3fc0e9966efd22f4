/** Which page the address asks for. */
import { tick } from 'svelte';
import { isLost } from '../table/focus';
import { type Page, pageAt } from './address';

let page = $state.raw<Page>(pageAt(location.pathname));

export const route = (): Page => page;

let isOnTheWay = false;

/**
 * Whether some part of the page could not be loaded. This page may never get it: some browsers don't ask again for a
 * script that failed, and Vite takes a style sheet that failed for one that is there. So the next page is a new one.
 */
let isIncomplete = false;
addEventListener('vite:preloadError', () => (isIncomplete = true));

/** Go to a page without a reload. */
export function go(path: string, { replace = false } = {}): void {
  if (isIncomplete && !replace) return location.assign(path);
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  page = pageAt(location.pathname);
  isOnTheWay ||= !replace;
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  if (isIncomplete) return location.reload();
  page = pageAt(location.pathname);
  isOnTheWay = true;
});

/** For the main part of a page: after a link it takes the focus, unless something in it already has it. */
export function arrive(main: HTMLElement): void {
  if (isOnTheWay) void tick().then(() => isLost() && main.focus({ preventScroll: true }));
  isOnTheWay = false;
}

/** Follow a link without a reload, unless the reader wants a new tab or another place on this page. */
export function follow(event: MouseEvent): void {
  const anchor = (event.target as Element).closest('a');
  if (!anchor || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute('download')) return;
  const path = anchor.pathname + anchor.search;
  if (path.startsWith('/api/') || (anchor.hash && path === location.pathname + location.search)) return;
  event.preventDefault();
  go(path + anchor.hash);
}
