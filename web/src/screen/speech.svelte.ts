/** Whether this television reads its captions aloud. It does so only once somebody has switched that on. */
import { language } from '../l10n.svelte';

const KEY = 'brushpass-speech';
let on = $state(localStorage.getItem(KEY) === 'on');

/** Some browsers have no voice. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;
export const isSpeechOn = (): boolean => on && canSpeak();

export function setSpeech(wanted: boolean): void {
  on = wanted;
  localStorage.setItem(KEY, wanted ? 'on' : 'off');
  if (!wanted) speechSynthesis.cancel();
}

/** Read these aloud. Whatever is still waiting is old by now, and is left out. */
export function speak(texts: readonly string[]): void {
  if (!isSpeechOn()) return;
  if (speechSynthesis.pending) speechSynthesis.cancel();
  for (const text of texts) {
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language();
    speechSynthesis.speak(words);
  }
}
