import { atom } from 'jotai';
import type { LaunchBody } from '#src/contract/vendors/launch.schema.ts';

/** Which game it is: what a link to it names. A vendor's own lobby has none. */
export type GameKey = { vendor: string; nodeId: string };
/** The game on screen; `id` is new for every launch, so that each gets a fresh frame [S1-305]. */
export type RunningGame = {
  id: number;
  url: string;
  name: string;
  /** Its picture's address, where the gateway says it. */
  iconUrl: string | undefined;
  /** Who plays: a member's name; null for a visitor. */
  of: string | null;
  /** Played with chips: a demonstration. */
  demo: boolean;
  game: GameKey | null;
  /** What it was launched by, and can be launched by again. */
  body: LaunchBody;
  /** When it was asked for; epoch ms, by the device's clock. */
  askedAt: number;
  /** When it was opened; epoch ms, by the gateway's clock. */
  openedAt: number;
  /** Whether its page says when it can be played. */
  tellsReady: boolean;
  /** Where the focus was. */
  opener: Element | null;
};
export const runningGameAtom = atom<RunningGame | null>(null);

/** A session of play, as its entry of the history holds it. */
export type Played = {
  /** When it began; epoch ms, by the gateway's clock. */
  since: number;
  vendor: string;
  nodeId: string;
};
declare module '@tanstack/react-router' {
  interface HistoryState {
    game?: Played;
  }
}

/** The session that a reload has interrupted, until a game is launched: the same game goes on in it. */
export const interruptedGame: { played: Played | undefined } = { played: undefined };

/** Fetches what shows a running game; the root route sets it, because that stands above those who launch. */
export const gameFrame = { load: (): Promise<unknown> => Promise.resolve() };
