/** The title of a page: for tabs, the history and screen readers. */
import { catalogue } from '../games/catalogue.svelte';
import { t } from '../l10n.svelte';
import { topicOf } from '../learn/topic';
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
      return `${t('learn-title')}: ${catalogue.title(topicOf(page.topic))}`;
  }
}
