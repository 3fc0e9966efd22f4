/** What a page is called: in tabs, in the history, by screen readers. */
import { t } from '../l10n';
import type { Page } from './route.svelte';

export function titleOf(page: Page): string {
  const name = nameOf(page);
  return name ? `${name} · ${t('app-name')}` : t('app-name');
}

function nameOf(page: Page): string {
  switch (page.name) {
    case 'front':
      return '';
    case 'table':
      return page.code;
    case 'screen':
      return t('screen-title', { code: page.code });
    case 'review':
      return `${t('review-title')} ${page.code}`;
    case 'learn':
      return `${t('learn-title')}: ${t(page.topic === 'espionaje' ? 'game-espionaje' : 'game-secrets')}`;
  }
}
