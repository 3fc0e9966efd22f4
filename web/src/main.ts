import { mount } from 'svelte';
import { bringsSeat } from './app/address';
import App from './app/App.svelte';
import { frontPage, tablePage } from './app/pages';
import { route } from './app/route.svelte';
import Unloaded from './app/Unloaded.svelte';
import { loadTexts } from './l10n.svelte';
import { takeOver } from './net/ahead';
import './styles/index.css';
import { lookAhead } from './table/prefetch';

takeOver();

// Ask for what the page needs together with the texts, not after them.
const first = route();
if (first.name === 'front') frontPage().catch(() => {}); // the page says so when it is shown
if (first.name === 'table') {
  tablePage().catch(() => {}); // the page says so when it is shown
  if (!bringsSeat()) lookAhead(first.code); // first the seat must move here
}
const hasTexts = await loadTexts().then(
  () => true,
  () => false,
);
mount(hasTexts ? App : Unloaded, { target: document.getElementById('app')! });
