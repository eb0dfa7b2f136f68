import { atom } from 'jotai';
import type { Launch, LaunchBody } from '#src/contract/vendors/launch.schema.ts';

/** Identifies the game in a link. A vendor's own lobby has no id. */
export type GameKey = { vendor: string; nodeId: string };
/** The running game; `id` is new for every launch, so that each gets a new frame [S1-305]. */
export type RunningGame = {
  id: number;
  url: string;
  name: string;
  /** Its picture's address, if the gateway provides it. */
  iconUrl: string | undefined;
  /** The player: a member's name; null for a visitor. */
  of: string | null;
  /** Played with play money: a demonstration. */
  demo: boolean;
  game: GameKey | null;
  /** The item that launched it, for a relaunch. */
  body: LaunchBody;
  /** When it was requested; epoch ms, by the device's clock. */
  askedAt: number;
  /** When it was opened; epoch ms, by the gateway's clock. */
  openedAt: number;
  /** Whether its page reports when it can be played. */
  tellsReady: boolean;
  /** The vendor's own wallet that it is played from, and whether the member's money follows them there and back. */
  wallet?: Launch['wallet'] | undefined;
  /** The element that had the focus. */
  opener: Element | null;
};
export const runningGameAtom = atom<RunningGame | null>(null);

/** A session of play, as stored in its history entry. */
export type Played = {
  /** Its start; epoch ms, by the gateway's clock. */
  since: number;
  vendor: string;
  nodeId: string;
};
declare module '@tanstack/react-router' {
  interface HistoryState {
    game?: Played;
  }
}

/** The session interrupted by a reload, until a game is launched: the same game continues it. */
export const interruptedGame: { played: Played | undefined } = { played: undefined };

/** Loads the component of a running game; set by the root route, which is above the features that launch it. */
export const gameFrame = { load: (): Promise<unknown> => Promise.resolve() };
