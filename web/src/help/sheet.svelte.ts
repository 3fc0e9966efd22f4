/** Whether the rules lie open over the table. `openHelp()` from anywhere opens them; Help.svelte shows them. */

class Sheet {
  isOpen = $state.raw(false);
}

export const sheet = new Sheet();

export function openHelp(): void {
  sheet.isOpen = true;
}
