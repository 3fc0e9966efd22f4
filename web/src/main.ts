import { mount } from 'svelte';
import App from './app/App.svelte';
import { loadTexts } from './l10n';
import './styles/index.css';

// What a table needs is asked for together with the texts, not after them.
if (location.pathname.startsWith('/t/')) void import('./table/TablePage.svelte');
await loadTexts();
mount(App, { target: document.getElementById('app')! });
