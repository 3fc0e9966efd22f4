/** Text of the page: `t('message-id', { vars })`. Texts are in src/brushpass/locales. */
export { LANGUAGES, type Language, language, loadTexts, setLanguage, t } from './l10n/texts.svelte';
