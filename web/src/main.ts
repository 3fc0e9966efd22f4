import { mount } from 'svelte';
import App from './app/App.svelte';
import { loadTexts } from './l10n';
import './styles/index.css';

await loadTexts();
mount(App, { target: document.getElementById('app')! });
