/** Which page the address asks for. */

export type Page =
  | { name: 'front' }
  | { name: 'table'; code: string }
  | { name: 'screen'; code: string }
  | { name: 'review'; code: string; round: number }
  | { name: 'learn'; topic: string };

function parse(path: string): Page {
  const [first = '', second = '', third = '', fourth = ''] = path.split('/').filter(Boolean);
  const code = second.toUpperCase();
  if (first === 't' && code) {
    return third === 'review' ? { name: 'review', code, round: Number(fourth) || 1 } : { name: 'table', code };
  }
  if (first === 'screen' && code) return { name: 'screen', code };
  if (first === 'learn') return { name: 'learn', topic: second };
  return { name: 'front' };
}

let page = $state.raw<Page>(parse(location.pathname));

export const route = (): Page => page;

/** Go to a page without a reload. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  page = parse(location.pathname);
  scrollTo(0, 0);
}

addEventListener('popstate', () => (page = parse(location.pathname)));

/** For links: follow them inside the page, unless the reader wants a new tab. */
export function follow(event: MouseEvent): void {
  const anchor = (event.target as Element).closest('a');
  if (!anchor || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute('download')) return;
  if (anchor.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(anchor.pathname + anchor.hash);
}
