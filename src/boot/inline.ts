/**
 * The inline script of every document (inserted by scripts/idle-entry.ts): tasks that cannot wait for the app's code. It runs
 * before there is any content, and each of its bytes is in every document (scripts/law/budgets.ts).
 */
import { type BootState, holdBeforeEntry } from './boot-state.ts';
import { holdEvents } from './hold-events.ts';
import { startEntry } from './start-entry.ts';

/**
 * Applies stored state before the first paint: the dark theme [S1-034], and that a member is expected (`me`,
 * platform/storage/member-hint.ts), for whom content for guests stays hidden.
 */
function showStored({ dataset } = document.documentElement): void {
  try {
    dataset['me'] = localStorage['me'];
    if (localStorage['theme'] === 'dark') {
      dataset['theme'] = 'dark';
      (document.querySelector('meta[name=theme-color]') as HTMLMetaElement).content = '#0b161d';
    }
  } catch {
    // Storage is blocked: the document stays light.
  }
}

/** Removes a sign-in code from the address before anything is fetched or recorded with it [S1-339]; undefined without one. */
function takeToken(): string | undefined {
  const query = new URLSearchParams(location.search);
  const token = query.get('token');
  if (token === null) return undefined;
  query.delete('token');
  const rest = String(query);
  history.replaceState(null, '', location.pathname + (rest && `?${rest}`) + location.hash);
  return token;
}

const boot: BootState = { hold: holdBeforeEntry, token: takeToken() };
window.mareBoot = boot;
showStored();
holdEvents(boot);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  boot.installPrompt = event;
});
startEntry(boot);
