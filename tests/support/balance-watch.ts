import type { Locator, Page } from '@playwright/test';

/** What stood above a game, in its order: each text of the figures, and the moment at which the game's page said that its round was over. */
export type Seen = { readonly texts: readonly string[]; readonly over: boolean };

type Watched = { watched: { texts: string[]; over: boolean } };

/** Notes all that the figures show from now on. A text at the end of a round is the first that its own message led to. */
export async function watchFigures(figures: Locator): Promise<void> {
  await figures.evaluate((place) => {
    const watched = { texts: [place.textContent ?? ''], over: false };
    Object.assign(globalThis, { watched });
    new MutationObserver(() => {
      if (!watched.over) watched.texts.push(place.textContent ?? '');
    }).observe(place, { childList: true, characterData: true, subtree: true });
    addEventListener(
      'message',
      ({ data }: MessageEvent<{ type?: string; roundOpen?: boolean }>) => {
        if (data.type === 'mare:state' && data.roundOpen === false) watched.over = true;
      },
      // Before the app hears of it.
      { capture: true },
    );
  });
}

/** Begins a new round of what is noted. */
export const forgetSeen = (figures: Locator): Promise<void> =>
  figures.evaluate((place) => {
    const { watched } = globalThis as unknown as Watched;
    watched.texts = [place.textContent ?? ''];
    watched.over = false;
  });

export const seenFigures = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as Watched).watched);
