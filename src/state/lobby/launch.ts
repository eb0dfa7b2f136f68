import { freePlayLogin } from '#src/contract/vendors/free-play.ts';
import { gameLaunchFB, launchGame } from '#src/contract/vendors/launch.ts';
import type { Launch, LaunchBody } from '#src/contract/vendors/launch.schema.ts';
import { may } from '#src/contract/core/member-type.ts';
import { thisPlatform } from '#src/contract/vendors/platform-code.ts';
import { within } from '#src/contract/core/within.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { randomId } from '#src/platform/base/random-id.ts';
import { send } from '#src/platform/calls/send.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { recoverMissingCode } from '#src/state/app/missing-code.ts';
import { gameFrame, runningGameAtom } from './running-game.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { freePlayModuleAtom, statusResource } from '#src/state/site/site.ts';

let underway: Promise<Launch> | null = null;
/** The code of the frame is waited for no longer than the call itself; ms. */
const frameTimeout = 9000;

/** Whether the gateway marks the vendor for the second launch path [S1-366]. */
const usesSecondPath = (store: Store, vendor: string) =>
  statusResource.peek(store)?.info.paths['gameLaunchFB']?.split(',').includes(vendor) ?? false;

/** Who may not play for money plays with chips, where a game has free play: a trial guest, a visitor [S1-010]. */
function playsWithChips(store: Store): boolean {
  const member = store.get(memberAtom);
  return !member || !may.play(member.type);
}

/** What every launch says of the app: its language, and that it is the mobile platform [S1-036]. */
const asked = (store: Store) => ({ language: store.get(languageAtom), platform: thisPlatform });

let freePlayKey: string | undefined;
/**
 * Sent once [S2-198]. The next try, which somebody has to make, carries the same key until one has succeeded: an answer that was lost
 * leaves no second player behind.
 */
async function requestFreePlay(store: Store, body: LaunchBody): Promise<Launch> {
  await statusResource.ensure(store, undefined);
  const moduleId = store.get(freePlayModuleAtom);
  if (moduleId === undefined) throw new AppError(store.get(memberAtom) ? 'free_reject' : 'not_logged_in');
  freePlayKey ??= randomId();
  const launch = await send(freePlayLogin, {
    body: { ...body, ...asked(store), moduleId },
    idempotencyKey: freePlayKey,
  });
  freePlayKey = undefined;
  return launch;
}

function requestForMoney(store: Store, body: LaunchBody): Promise<Launch> {
  const call = usesSecondPath(store, body.vendor) ? gameLaunchFB : launchGame;
  return send(call, { body: { ...body, ...asked(store) } });
}

/** The code that shows a game. Where it could not be had before, only a new document asks for it again. */
const loadFrame = (store: Store): Promise<unknown> =>
  gameFrame.load().catch(async (cause: unknown) => {
    await recoverMissingCode(store, 'screen');
    throw cause;
  });

/**
 * Asks the gateway to open a game, for money or with chips. A second call while one is under way launches nothing and answers null;
 * rejects with an AppError, also when there is no code to show a game with. `openLaunch` goes where it leads.
 */
export async function requestLaunch(store: Store, body: LaunchBody): Promise<Launch | null> {
  if (underway) return null;
  // A browser asks only once for code that it could not have: without a network it is not asked.
  if (navigator.onLine === false) throw new AppError('no_internet');
  underway = Promise.all([
    playsWithChips(store) ? requestFreePlay(store, body) : requestForMoney(store, body),
    within(
      loadFrame(store).then(() => true),
      frameTimeout,
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
    iconUrl: launch.iconUrl,
    of: store.get(memberAtom)?.userName ?? null,
    demo: playsWithChips(store),
    game: nodeId ? { vendor, nodeId } : null,
    body,
    askedAt,
    openedAt: launch.openedAt ?? serverTime(now),
    tellsReady: launch.tellsReady ?? false,
    opener: running ? running.opener : document.activeElement,
  }));
}
