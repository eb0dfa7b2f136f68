import { within } from '#src/contract/core/within.ts';
import { setPictureOrigin } from '#src/platform/device/picture-origin.ts';
import { webAddress } from '#src/platform/device/web-address.ts';

/** A CDN that has not delivered one picture by then is as good as none; ms. */
const timeout = 4000;

/** One of the list, by chance; origins of the web alone count. */
export function chooseCdn(cdns: readonly string[], chance = Math.random()): string | undefined {
  const origins = cdns.flatMap((cdn) => webAddress(cdn)?.origin ?? []);
  return origins[Math.floor(chance * origins.length)];
}

let chosen = false;
/**
 * Chooses the visit's image CDN [S1-342], when it brings a game's picture that stands here already: it need not have
 * our icons. Pictures that are shown from then on come from there; the first one that does not come sends all of them home again.
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
