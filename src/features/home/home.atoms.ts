import { atom } from 'jotai';
import type { GameTab } from '#src/contract/game-category.ts';

/** The category that home shows; it stays while the visitor goes to a game or a list and comes back. */
export const homeTabAtom = atom<GameTab>('HOT');
