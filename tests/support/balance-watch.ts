import type { Locator, Page } from '@playwright/test';

/** The figures above a game until its page reported the end of the round: each text, in order. */
export type Seen = { readonly texts: readonly string[]; readonly over: boolean };

type Watched = { watched: { texts: string[]; over: boolean } };

/** Records all texts of the figures from now on, until the round is over. */
export async function watchFigures(figures: Locator): Promise<void> {
  await figures.evaluate((place) => {
    const watched = { texts: [place.textContent ?? ''], over: false };
    Object.assign(globalThis, { watched });
    new MutationObserver(() => {
      if (!watched.over) watched.texts.push(place.textContent ?? '');
    }).observe(place, { childList: true, characterData: true, subtree: true });
    const listen = ({ data }: MessageEvent<{ type?: string; roundOpen?: boolean }>) => {
      if (data.type === 'mare:state' && data.roundOpen === false) watched.over = true;
    };
    // Before the app receives it.
    addEventListener('message', listen, { capture: true });
  });
}

/** Starts recording again. */
export const forgetSeen = (figures: Locator): Promise<void> =>
  figures.evaluate((place) => {
    const { watched } = globalThis as unknown as Watched;
    watched.texts = [place.textContent ?? ''];
    watched.over = false;
  });

export const seenFigures = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as Watched).watched);
