/**
 * The inline script of every document (inserted by scripts/idle-entry.ts): tasks that cannot wait for the app's code. It runs
 * before there is any content, and each of its bytes is in every document (scripts/law/budgets.ts).
 */
import { type BootState, holdBeforeEntry } from './boot-state.ts';
import { holdEvents } from './hold-events.ts';
import { showStored } from './show-stored.ts';
import { startEntry } from './start-entry.ts';
import { takeToken } from './take-token.ts';

const boot: BootState = { hold: holdBeforeEntry, token: takeToken() };
window.mareBoot = boot;
showStored();
holdEvents(boot);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  boot.installPrompt = event;
});
startEntry(boot);
