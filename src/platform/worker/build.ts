import { attempt, textStorage } from '#src/platform/base/browser-storage.ts';
import { storeText } from '#src/platform/base/stored-text.ts';

const entryMeta = /<meta name="entry" content="([^"]*)"/;
const reloadedKey = 'reloaded-build';
/** Timeout after which a server counts as unreachable; ms. */
const answerWithin = 5000;
/** A page still alive this long after a reload was requested did not reload; ms. */
const leaveWithin = 10_000;

/** The build of this page: the address of its entry, whose hash changes with any file that it imports. */
export const pageBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name=entry]')?.content ?? '';

/** The server's current build, bypassing every cache; undefined if it is unreachable or the answer is invalid. */
export async function readServerBuild(): Promise<string | undefined> {
  try {
    // With a query the worker does not find it in its cache.
    const answer = await fetch('/index.html?build', { cache: 'no-store', signal: AbortSignal.timeout(answerWithin) });
    return answer.ok ? entryMeta.exec(await answer.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether this tab has already reloaded itself for this build. True if the browser stores nothing, to avoid an endless reload.
 */
export function hasReloaded(): boolean {
  const stored = attempt(() => textStorage('session').getItem(reloadedKey));
  return stored === undefined || stored === pageBuild();
}

let leaving: Promise<void> | undefined;

/**
 * Reloads the page, once however often it is called. Resolves if the page is still there after ten seconds: then a retry is
 * possible.
 */
export function reloadPage(): Promise<void> {
  if (leaving) return leaving;
  storeText('session', reloadedKey, pageBuild());
  leaving = new Promise((resolve) => setTimeout(resolve, leaveWithin)).then(() => {
    leaving = undefined;
  });
  location.reload();
  return leaving;
}
