import { atom } from 'jotai';

/** The game on screen; `id` is new for every launch, so that each gets a fresh frame [S1-305]. */
export type RunningGame = { id: number; url: string; name: string; startedAt: number };
export const runningGameAtom = atom<RunningGame | null>(null);
