/** Whether this device shows a notification when its reader is called while the page is hidden. Off until wanted. */

const KEY = 'brushpass-notify';
const isAble = 'Notification' in window;
let on = $state(isAble && Notification.permission === 'granted' && localStorage.getItem(KEY) === 'on');

export const canNotify = (): boolean => isAble;
export const isNotifying = (): boolean => on;

/** Browsers ask the reader; without a yes it stays off. */
export async function setNotifying(wanted: boolean): Promise<void> {
  on = wanted && isAble && (await Notification.requestPermission()) === 'granted';
  localStorage.setItem(KEY, on ? 'on' : 'off');
}

export function notify(text: string, tag: string): void {
  if (!on || document.visibilityState !== 'hidden') return;
  try {
    const note = new Notification(text, { tag, icon: '/icon-192.png' });
    note.onclick = () => window.focus();
  } catch {
    // some phones show notifications only for installed pages
  }
}
