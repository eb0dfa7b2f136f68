import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';

/** The theme of local storage, else light [S1-033]; light on the server, and if storage is blocked. */
export const readTheme = (): Theme => (readStoredText('local', storageKey) === 'dark' ? 'dark' : 'light');

/** Applies a theme: to the root element, and to the colour of the browser's own bars. */
function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  const background = getComputedStyle(root).getPropertyValue('--bg').trim();
  if (background) document.querySelector('meta[name=theme-color]')?.setAttribute('content', background);
}

/**
 * Applies a theme and stores it for the next visit, when the document's first script applies it before the first paint [S1-034].
 */
export function applyTheme(theme: Theme): void {
  showTheme(theme);
  storeText('local', storageKey, theme);
}
