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
/** Timeout for the frame's code, the same as the call's; ms. */
const frameTimeout = 9000;

/** Whether the gateway marks the vendor for the second launch path [S1-366]. */
const usesSecondPath = (store: Store, vendor: string) =>
  statusResource.peek(store)?.info.paths['gameLaunchFB']?.split(',').includes(vendor) ?? false;

/** Visitors and trial guests play with play money, if a game has free play [S1-010]. */
function playsWithChips(store: Store): boolean {
  const member = store.get(memberAtom);
  return !member || !may.play(member.type);
}

/** Common parameters of every launch: the app's language and the mobile platform [S1-036]. */
const asked = (store: Store) => ({ language: store.get(languageAtom), platform: thisPlatform });

let freePlayKey: string | undefined;
/**
 * Sent once [S2-198]. The next attempt, always the member's own, reuses the key until one has succeeded: a lost answer creates no
 * second player.
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

/** The code that shows a game. After a failure only a new document loads it again. */
const loadFrame = (store: Store): Promise<unknown> =>
  gameFrame.load().catch(async (cause: unknown) => {
    await recoverMissingCode(store, 'screen');
    throw cause;
  });

/**
 * Asks the gateway to launch a game, for money or with play money. A concurrent second call launches nothing and resolves with null;
 * rejects with an AppError, also if the code that shows a game fails to load. `openLaunch` opens the result.
 */
export async function requestLaunch(store: Store, body: LaunchBody): Promise<Launch | null> {
  if (underway) return null;
  // A browser does not retry a failed import: it is not started offline.
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
/** Shows a launched game in the frame, or navigates to an address that must not be framed; `askedAt` in epoch ms. */
export function openLaunch(store: Store, launch: Launch, body: LaunchBody, askedAt: number): void {
  if (launch.frame) showGame(store, launch, body, askedAt);
  else window.location.assign(launch.url);
}

/** Shows a launched game, replacing a running one; `askedAt` and `now` in epoch ms. */
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
    wallet: launch.wallet,
    opener: running ? running.opener : document.activeElement,
  }));
}
