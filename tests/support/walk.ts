import { expect, type Page } from '@playwright/test';
import { loadingIn } from './loading.ts';
import { pages } from './pages.ts';
import { go, waitForPage } from './start.ts';

/** A page, and the overlay opened on it before the test. */
export type Stop = { readonly path: string; readonly open?: (page: Page) => Promise<void> };
/** Something that can be tapped: its place, the key by which two are the same, and for a link the page that it names. */
type Tap = { readonly at: number; readonly kind: string; readonly names: string | null };

/**
 * An explanation for the reader: the login's line, a prompt, a sheet, a notice. The panel instead of a page needs none: the page
 * is the one named.
 */
const word = '[data-why], [role=alertdialog], [role=dialog], [role=alert] p, [role=status] p';

/** Marks the elements of the page that can be tapped. Games and vendors in a list count as one. */
const taps = (page: Page, selector: 'a[href]' | 'button'): Promise<Tap[]> =>
  page.evaluate((wanted) => {
    const shown = (element: HTMLElement) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      !element.closest('[inert], [aria-disabled=true]');
    const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
    return [...top.querySelectorAll<HTMLElement>(wanted)].filter(shown).flatMap((element, at): Tap[] => {
      element.dataset['walked'] = `${at}`;
      if (element instanceof HTMLAnchorElement) {
        const { origin, pathname, searchParams, hash } = new URL(element.href);
        if (origin !== location.origin || hash !== '' || element.target !== '' || !/^\/(m\/|$)/.test(pathname))
          return [];
        for (const name of ['vassalage', 'q', 'i']) searchParams.delete(name);
        return [{ at, kind: `${pathname}?${searchParams}`, names: pathname }];
      }
      if (element.closest('form, [role=dialog]')) return [];
      const text = element.closest('li') ? '' : element.innerText.replaceAll(/\d+/g, '');
      return [{ at, kind: `${element.className} ${text}`, names: null }];
    });
  }, selector);

const overlays = '[role=dialog], [role=alertdialog]';

/** Notes whether an explanation is shown from now on: a notice may have gone again when the page has arrived. */
const watchWords = (page: Page) =>
  page.evaluate((selector) => {
    const note = () => {
      const shown = [...document.querySelectorAll(selector)].some(
        (element) => element.getClientRects().length > 0 && (element.textContent ?? '').trim() !== '',
      );
      if (shown) document.documentElement.dataset['explained'] = '';
    };
    const { dataset } = document.documentElement;
    delete dataset['explained'];
    if ('watched' in dataset) return;
    dataset['watched'] = '';
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, word);
const wasExplained = (page: Page) => page.evaluate(() => 'explained' in document.documentElement.dataset);

async function arrive(page: Page, { path, open }: Stop): Promise<void> {
  for (let left = await page.locator(overlays).count(); left > 0; left -= 1) await page.keyboard.press('Escape');
  await expect(page.locator(overlays)).toHaveCount(0);
  await go(page, path);
  await waitForPage(page);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(loadingIn(page)).toHaveCount(0);
  await open?.(page);
}

/** Where the app is after all redirects. */
async function landing(page: Page): Promise<string> {
  let before = '';
  for (let tries = 0; tries < 20; tries += 1) {
    await page.waitForTimeout(100);
    await waitForPage(page);
    const now = new URL(page.url()).pathname;
    if (now === before) return now;
    before = now;
  }
  return before;
}

const isNamed = (named: string, landed: string) =>
  named === landed || pages.some(({ names }) => names.includes(named) && names.includes(landed));
/** Redirect targets for a reader without access: no button names these pages. */
const walls = ['/m/login', '/m/home'];

/**
 * Taps every kind of link, or of button, once on every stop, and returns those that led to another page than they name without an
 * explanation there.
 */
export async function findWordless(
  page: Page,
  stops: readonly Stop[],
  selector: 'a[href]' | 'button',
): Promise<{ tapped: number; wordless: string[] }> {
  const known = new Set<string>();
  const wordless: string[] = [];
  for (const stop of stops) {
    await arrive(page, stop);
    let moved = false;
    for (const { kind } of await taps(page, selector)) {
      if (known.has(kind)) continue;
      known.add(kind);
      if (moved) await arrive(page, stop);
      const found = (await taps(page, selector)).find((one) => one.kind === kind);
      if (!found) continue;
      const from = page.url();
      await watchWords(page);
      await page.evaluate((at) => document.querySelector<HTMLElement>(`[data-walked="${at}"]`)?.click(), found.at);
      const landed = await landing(page);
      moved = page.url() !== from || (await page.locator(overlays).count()) !== (stop.open ? 1 : 0);
      const astray =
        found.names === null ? page.url() !== from && walls.includes(landed) : !isNamed(found.names, landed);
      if (!astray || (await wasExplained(page))) continue;
      const said = page.locator(word).filter({ hasText: /\S/ }).first();
      const told = await expect(said)
        .toBeVisible({ timeout: 1500 })
        .then(
          () => true,
          () => false,
        );
      if (!told) wordless.push(`${stop.path}: ${kind.trim()} leads to ${landed}`);
    }
  }
  return { tapped: known.size, wordless };
}
