/** The title of a page: for tabs, the history and screen readers. */
import { catalogue } from '../games/catalogue.svelte';
import { t } from '../l10n.svelte';
import { topicOf } from '../learn/topic';
import type { Page } from './address';

export function titleOf(page: Page): string {
  switch (page.name) {
    case 'front':
      return t('app-name');
    case 'table':
      return t('title-table', { code: page.code });
    case 'screen':
      return t('title-screen', { code: page.code });
    case 'review':
      return t('title-review', { code: page.code });
    case 'lesson':
      return t('title-lesson', { game: catalogue.title(page.game) });
    case 'learn':
      return t('title-learn', { game: catalogue.title(topicOf(page.topic)) });
  }
}
