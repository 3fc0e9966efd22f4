import { mount } from 'svelte';
import App from './app/App.svelte';
import { route } from './app/route.svelte';
import { loadTexts } from './l10n.svelte';
import './styles/index.css';
import { lookAhead } from './table/prefetch';

// Ask for what a table needs together with the texts, not after them.
const first = route();
if (first.name === 'table') {
  import('./table/TablePage.svelte').catch(() => {}); // the page says so when it is shown
  if (!location.hash.includes('link=')) lookAhead(first.code); // first the seat must move here
}
await loadTexts();
mount(App, { target: document.getElementById('app')! });
