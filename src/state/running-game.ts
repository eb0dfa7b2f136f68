import { atom } from 'jotai';

/** Which game it is: what a link to it names. A vendor's own lobby has none. */
export type GameKey = { vendor: string; nodeId: string };
/** The game on screen; `id` is new for every launch, so that each gets a fresh frame [S1-305]. */
export type RunningGame = { id: number; url: string; name: string; startedAt: number; game: GameKey | null };
export const runningGameAtom = atom<RunningGame | null>(null);
