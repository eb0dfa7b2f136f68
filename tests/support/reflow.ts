import { expect, type Locator, type Page } from '@playwright/test';
import { loadingIn } from './loading.ts';
import { go, waitForPage } from './start.ts';

/** Opens a page and waits until it is complete. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await go(page, path);
  await waitForPage(page);
  // The header of an inner page loads separately.
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(
    page.getByRole('main').locator('h1, h2, h3, ul, [role=list], [role=tablist], form, iframe').first(),
  ).toBeAttached();
  await expect(loadingIn(page)).toHaveCount(0);
}

/** Nothing is wider than the window, except strips that scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const scrolls = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { overflowX } = getComputedStyle(element);
      return overflowX !== 'visible' || scrolls(element.parentElement);
    };
    const width = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, left, width: own } = element.getBoundingClientRect();
      return (
        own > 0 &&
        (right > width + 1 || left < -1) &&
        !scrolls(element.parentElement) &&
        getComputedStyle(element).position !== 'fixed'
      );
    });
    return {
      page: document.documentElement.scrollWidth - width,
      beyond: beyond.map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expect(wide, what).toEqual({ page: 0, beyond: [] });
}

/**
 * The texts in a container that are partly invisible: clipped by a box, beyond the button or link that contains them, or beyond
 * the window. Text that ends in an ellipsis counts as visible, and so do scrolling and moving texts.
 */
export const findCutTexts = (place: Locator): Promise<string[]> =>
  place.evaluate((root) => {
    /** Figures of a font extend this far beyond its lines; px. */
    const slack = 3;
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('[inert], [aria-hidden=true]'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || !node.textContent?.trim()) continue;
      let box: Element | null = parent;
      for (; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        const moves = style.willChange === 'scroll-position' || box.matches('[data-moving]');
        const ends = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (box.clientWidth === 1 || moves || ends || /auto|scroll/.test(style.overflowX)) break;
        const control = box.matches('a, button') && style.display !== 'inline';
        const edge = box.getBoundingClientRect();
        const across = text.left < edge.left - 1 || text.right > edge.right + 1;
        const down = text.top < edge.top - slack || text.bottom > edge.bottom + slack;
        if ((control || style.overflowX !== 'visible') && (across || down)) {
          cut.push(`${node.textContent.trim()} in ${box.outerHTML.slice(0, 80)}`);
          break;
        }
      }
      if (box === document.documentElement && (text.right > innerWidth + 1 || text.left < -1))
        cut.push(`${node.textContent.trim()} beyond the window`);
    }
    return cut;
  });

/** Overlapping texts and icons in a container. */
export const findCollisions = (place: Locator): Promise<string[]> =>
  place.evaluate((root) => {
    const things: { name: string; box: DOMRect }[] = [];
    const all = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // Texts for screen readers only are in a box of 1 px and are wider than it.
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) continue;
      if (node instanceof Element ? node.localName !== 'svg' : !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNode(node);
      const box = node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
      if (box.width > 1) things.push({ name: node.textContent?.trim() || element.outerHTML.slice(0, 60), box });
    }
    const touch = ({ box: a }: (typeof things)[0], { box: b }: (typeof things)[0]) =>
      a.left < b.right + 2 && b.left < a.right + 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    return things.flatMap((one, at) =>
      things.slice(at + 1).flatMap((other) => (touch(one, other) ? [`${one.name} | ${other.name}`] : [])),
    );
  });
