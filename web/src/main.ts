import { mount } from 'svelte';
import App from './app/App.svelte';
import { route } from './app/route.svelte';
import { loadTexts } from './l10n';
import './styles/index.css';
import { lookAhead } from './table/ahead';

// What a table needs is asked for together with the texts, not after them.
const first = route();
if (first.name === 'table') {
  import('./table/TablePage.svelte').catch(() => {}); // the page that shows it says so
  if (!location.hash.includes('link=')) lookAhead(first.code); // a seat that moves here comes first
}
await loadTexts();
mount(App, { target: document.getElementById('app')! });
