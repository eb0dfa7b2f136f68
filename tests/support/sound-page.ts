import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { findSmallTargets } from './hit-area.ts';
import { expectNoSidewaysScroll, findCollisions, findCutTexts } from './reflow.ts';
import { setTextSize } from './text-size.ts';

export const narrow = { width: 320, height: 568 };
export const usual = { width: 360, height: 740 };
/** A window of 1280 px at a zoom of 200 %. */
const zoomed = { width: 640, height: 400 };

/** Expects that nothing scrolls horizontally and that no text is clipped. */
export async function expectWhole(page: Page, what: string): Promise<void> {
  await expectNoSidewaysScroll(page, what);
  expect(await findCutTexts(page.locator('body')), what).toEqual([]);
}

/** Expects that the elements of the header, and of the menu, do not overlap; a member's badge covers its picture. */
export async function expectRoomInBars(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: /^(Menu principal|Main menu)$/ });
  for (const bar of [...(await page.getByRole('banner').all()), ...(await menu.all())])
    expect((await findCollisions(bar)).filter((pair) => !/ \| \d+\+?$/.test(pair))).toEqual([]);
}

/** Expects that interactive elements are 44 px high and wide. */
export async function expectLargeTargets(page: Page): Promise<void> {
  expect(await findSmallTargets(page.locator('body')), 'what is pressed is 44 px high and wide').toEqual([]);
}

/** Expects texts to be whole in a zoomed window, and at twice their size on narrow phones; leaves the window narrow. */
async function expectWholeEnlarged(page: Page): Promise<void> {
  await page.setViewportSize(zoomed);
  await expectWhole(page, '200 %');
  await setTextSize(page, 2);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('28px');
  for (const viewport of [usual, narrow]) {
    await page.setViewportSize(viewport);
    await expectWhole(page, `text of twice the size on ${viewport.width} px`);
  }
  await setTextSize(page, 1);
}

/** Checks of every page, in its current state in a narrow window, which is restored at the end. */
export async function expectSound(page: Page): Promise<void> {
  await expectWhole(page, '320 px');
  await expectRoomInBars(page);
  await expectLargeTargets(page);
  await expectAccessible(page);
  await expectWholeEnlarged(page);
}
