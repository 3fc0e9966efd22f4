/** Light, dark, or as the device is set. */

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'brushpass-theme';
let current = $state.raw<Theme>((localStorage.getItem(KEY) as Theme) ?? 'auto');

export const theme = (): Theme => current;

export function setTheme(wanted: Theme): void {
  current = wanted;
  localStorage.setItem(KEY, wanted);
  show();
}

function show(): void {
  if (current === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = current;
}

show();
