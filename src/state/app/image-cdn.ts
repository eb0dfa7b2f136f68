import { within } from '#src/contract/core/within.ts';
import { setPictureOrigin } from '#src/platform/device/picture-origin.ts';
import { webAddress } from '#src/platform/device/web-address.ts';

/** Timeout of a CDN's first picture; ms. */
const timeout = 4000;

/** A random entry of the list; only web origins count. */
export function chooseCdn(cdns: readonly string[], chance = Math.random()): string | undefined {
  const origins = cdns.flatMap((cdn) => webAddress(cdn)?.origin ?? []);
  return origins[Math.floor(chance * origins.length)];
}

let chosen = false;
/**
 * Selects the visit's image CDN [S1-342], if it delivers a game picture that is on the page already: it may not have our icons.
 * Later pictures load from it; the first failure moves all of them back to our origin.
 */
export async function findImageCdn(cdns: readonly string[]): Promise<void> {
  if (chosen) return;
  const cdn = chooseCdn(cdns);
  const sample = [...document.querySelectorAll('img')].find(
    ({ src, complete }) => complete && src.startsWith(`${location.origin}/art/`),
  );
  if (!cdn || !sample || cdn === location.origin) return;
  chosen = true;
  if (!(await brings(cdn + new URL(sample.src).pathname))) return;
  setPictureOrigin(cdn);
  document.addEventListener('error', ({ target }) => comeHome(cdn, target), true);
}

async function brings(url: string): Promise<boolean> {
  const picture = new Image();
  const came = new Promise<boolean>((resolve) => {
    picture.addEventListener('load', () => resolve(true));
    picture.addEventListener('error', () => resolve(false));
  });
  picture.src = url;
  return (await within(came, timeout)) === true;
}

function comeHome(cdn: string, target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement) || !target.src.startsWith(`${cdn}/`)) return;
  setPictureOrigin('');
  target.src = target.src.slice(cdn.length);
}
