import { gameLaunchFB, type Launch, type LaunchBody, launchGame } from '#src/contract/launch.ts';
import { within } from '#src/contract/within.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from './language.ts';
import { gameFrame, runningGameAtom } from './running-game.ts';
import { statusResource } from './site.ts';

let underway: Promise<Launch> | null = null;
/** The code of the frame is waited for no longer than the call itself; ms. */
const framePatience = 9000;

/** Whether the gateway marks the vendor for the second launch path [S1-366]. */
const usesSecondPath = (store: Store, vendor: string) =>
  statusResource.peek(store)?.info.paths['gameLaunchFB']?.split(',').includes(vendor) ?? false;

/**
 * Asks the gateway to open a game. A second call while one is under way launches nothing and answers null;
 * rejects with an AppError, also when there is no code to show a game with. `openLaunch` goes where it leads.
 */
export async function requestLaunch(store: Store, body: LaunchBody): Promise<Launch | null> {
  if (underway) return null;
  const call = usesSecondPath(store, body.vendor) ? gameLaunchFB : launchGame;
  underway = Promise.all([
    send(call, { body: { ...body, language: store.get(languageAtom) } }),
    within(
      gameFrame.load().then(() => true),
      framePatience,
    ),
  ]).then(([launch, hasFrame]) => {
    if (!hasFrame) throw new AppError('timeout');
    return launch;
  });
  try {
    return await underway;
  } finally {
    underway = null;
  }
}

let launches = 0;
/** Shows a launched game in the frame, or leaves for an address that no frame may show; `askedAt` in epoch milliseconds. */
export function openLaunch(store: Store, launch: Launch, body: LaunchBody, askedAt: number): void {
  if (launch.frame) showGame(store, launch, body, askedAt);
  else window.location.assign(launch.url);
}

/** Puts a launched game on screen, in the place of one that runs; `askedAt` and `now` in epoch milliseconds. */
export function showGame(store: Store, launch: Launch, body: LaunchBody, askedAt: number, now = Date.now()): void {
  launches += 1;
  const { vendor, nodeId } = body;
  store.set(runningGameAtom, (running) => ({
    id: launches,
    url: launch.url,
    name: launch.gameName,
    game: nodeId ? { vendor, nodeId } : null,
    body,
    askedAt,
    openedAt: launch.openedAt ?? serverTime(now),
    tellsReady: launch.tellsReady ?? false,
    opener: running ? running.opener : document.activeElement,
  }));
}
