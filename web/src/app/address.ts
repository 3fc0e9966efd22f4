/** What an address asks for. */

export type Page =
  | { name: 'front' }
  | { name: 'table'; code: string }
  | { name: 'screen'; code: string }
  | { name: 'review'; code: string; round: number }
  | { name: 'learn'; topic: string }
  | { name: 'lesson'; game: string };

export function pageAt(path: string): Page {
  const [first = '', second = '', third = '', fourth = ''] = path.split('/').filter(Boolean);
  const code = second.toUpperCase();
  if (first === 't' && code) {
    if (third === 'screen' || third === 'tv') return { name: 'screen', code };
    return third === 'review' ? { name: 'review', code, round: Number(fourth) || 1 } : { name: 'table', code };
  }
  if (first === 'screen' && code) return { name: 'screen', code };
  if (first === 'learn' && third === 'play') return { name: 'lesson', game: second };
  if (first === 'learn') return { name: 'learn', topic: second };
  return { name: 'front' };
}

/** Whether this address brings a seat to this browser, which must be taken before anything is seen of the table. */
export const bringsSeat = (): boolean => location.hash.includes('link=');
