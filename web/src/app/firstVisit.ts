/** Whether this device is here for the first time: then the lessons come before everything else. */

const KEY = 'brushpass-visited';
const isFirst = localStorage.getItem(KEY) === null;
localStorage.setItem(KEY, '1');

/** True until the page is loaded again. */
export const isFirstVisit = (): boolean => isFirst;
