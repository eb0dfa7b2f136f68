import { atom } from 'jotai';
import { runningGameAtom } from './running-game.ts';

/** Whether a dialog is open. */
export const hasDialog = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** The visitor is in the middle of something: a dialog, a field, a frame, another window. */
const isBusy = (): boolean =>
  document.visibilityState !== 'visible' ||
  hasDialog() ||
  document.activeElement?.matches('input, textarea, select, iframe') === true;

const askedAtom = atom(false);

/**
 * Takes the one question that a page may put to its visitor by itself: to install the app, or to be let notify. Answers
 * false, and takes nothing, when it has been put before or the visitor is busy.
 */
export const takePromptAtom = atom(null, (get, set): boolean => {
  if (get(askedAtom) || get(runningGameAtom) || isBusy()) return false;
  set(askedAtom, true);
  return true;
});
