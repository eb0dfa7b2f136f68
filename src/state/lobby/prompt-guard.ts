import { atom } from 'jotai';
import { runningGameAtom } from './running-game.ts';

/** Whether a dialog is open. */
export const hasDialog = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Whether the visitor is busy: with a dialog, a field, a frame, another window. */
const isBusy = (): boolean =>
  document.visibilityState !== 'visible' ||
  hasDialog() ||
  document.activeElement?.matches('input, textarea, select, iframe') === true;

const askedAtom = atom(false);

/**
 * Claims the only prompt that a page may show unasked: to install the app, or to permit notifications. Returns false, without a
 * claim, if it was shown before or the visitor is busy.
 */
export const takePromptAtom = atom(null, (get, set): boolean => {
  if (get(askedAtom) || get(runningGameAtom) || isBusy()) return false;
  set(askedAtom, true);
  return true;
});
