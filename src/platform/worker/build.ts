import { attempt, textStorage } from '#src/platform/base/browser-storage.ts';
import { storeText } from '#src/platform/base/stored-text.ts';

const entryMeta = /<meta name="entry" content="([^"]*)"/;
const reloadedKey = 'reloaded-build';
/** A server that does not answer within this time counts as out of reach; ms. */
const answerWithin = 5000;
/** A page that is still there this long after it was to be reloaded was not; ms. */
const leaveWithin = 10_000;

/** Which build this page is: the address of its entry, whose hash changes with any file it leads to. */
export const pageBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name=entry]')?.content ?? '';

/** Which build the server has now, past every cache; undefined when it cannot be asked or something else answers. */
export async function readServerBuild(): Promise<string | undefined> {
  try {
    // With a query no worker finds it among the files it caches.
    const answer = await fetch('/index.html?build', { cache: 'no-store', signal: AbortSignal.timeout(answerWithin) });
    return answer.ok ? entryMeta.exec(await answer.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this tab has reloaded itself for this build before. A browser that stores nothing answers yes: it could do so for ever. */
export function hasReloaded(): boolean {
  const stored = attempt(() => textStorage('session').getItem(reloadedKey));
  return stored === undefined || stored === pageBuild();
}

let leaving: Promise<void> | undefined;

/** Reloads the page, once however often it is asked for meanwhile. Resolves where the page is still there after ten seconds: then it can be asked for again. */
export function reloadPage(): Promise<void> {
  if (leaving) return leaving;
  storeText('session', reloadedKey, pageBuild());
  leaving = new Promise((resolve) => setTimeout(resolve, leaveWithin)).then(() => {
    leaving = undefined;
  });
  location.reload();
  return leaving;
}
