/** What the tab says instead of its usual title while somebody at this device is openly asked. */

let called = $state('');

export const call = (): string => called;

export function setCall(title: string): void {
  called = title;
}

/** The icon of the tab: with a dot while somebody is called. */
export function markTab(isCalled: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isCalled ? '/icon-called.svg' : '/icon.svg';
}
