import { gameLaunchFB, type Launch, type LaunchBody, launchGame } from '#src/contract/launch.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from './language.ts';
import { type GameKey, runningGameAtom } from './running-game.ts';
import { statusResource } from './site.ts';

let underway: Promise<Launch> | null = null;

/** Whether the gateway marks the vendor for the second launch path [S1-366]. */
const usesSecondPath = (store: Store, vendor: string) =>
  statusResource.peek(store)?.info.paths['gameLaunchFB']?.split(',').includes(vendor) ?? false;

/**
 * Asks the gateway to open a game. A second call while one is under way launches nothing and answers null;
 * rejects with an AppError. The caller shows it with `showGame`.
 */
export async function requestLaunch(store: Store, body: LaunchBody): Promise<Launch | null> {
  if (underway) return null;
  const call = usesSecondPath(store, body.vendor) ? gameLaunchFB : launchGame;
  underway = send(call, { body: { ...body, language: store.get(languageAtom) } });
  try {
    return await underway;
  } finally {
    underway = null;
  }
}

let launches = 0;
/** Puts a launched game on screen; `now` in epoch milliseconds. */
export function showGame(store: Store, launch: Launch, { vendor, nodeId }: GameKey, now = Date.now()): void {
  launches += 1;
  const game = nodeId ? { vendor, nodeId } : null;
  store.set(runningGameAtom, { id: launches, url: launch.url, name: launch.gameName, startedAt: now, game });
}
