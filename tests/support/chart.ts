import type { Locator, Page } from '@playwright/test';
import { readAmount } from './game.ts';

/** The drawings of a page's charts. */
export const drawings = (page: Page): Locator => page.locator('svg[viewBox^="0 0 296 "]:visible');

/** How far the bars of a drawing reach from their base line, above it positive, in its units; a bar of nothing is one unit high. */
export const readBars = (svg: Locator): Promise<number[]> =>
  svg.evaluate((drawing) => {
    const [base] = [...drawing.querySelectorAll<SVGPathElement>('g > path')].slice(-1).map((path) => path.getBBox().y);
    return [...drawing.querySelectorAll<SVGPathElement>('g > g > path')].map((path) => {
      const { y, height } = path.getBBox();
      return y + height / 2 < (base ?? 0) ? height : -height;
    });
  });

/** The widths of horizontal bars, each a drawing of its own. */
export const readWidths = (bars: Locator): Promise<number[]> =>
  bars.locator('rect').evaluateAll((found) => found.map((bar) => (bar as SVGRectElement).getBBox().width));

/** How far the points of each line are above the lowest level of their drawing. */
export const readLines = (svg: Locator): Promise<number[][]> =>
  svg.evaluate((drawing) => {
    const heights = [...drawing.querySelectorAll<SVGPathElement>('path')].map((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)),
    );
    const base = Math.max(...heights.filter(({ length }) => length === 1).flat());
    return heights.filter(({ length }) => length > 1).map((line) => line.map((y) => base - y));
  });

/** The amounts of a table's column, top to bottom, in minor units; the foot's is left out. `column`: from 0, after the rows' names. */
export async function readColumn(table: Locator, column: number): Promise<number[]> {
  const cells = table.locator(`tbody tr > td:nth-of-type(${column + 1})`);
  return Promise.all((await cells.all()).map(readAmount));
}

/** The parts of the page's drawings that cannot be told from the ground in the system's colours. */
export const findUnseen = (page: Page): Promise<string[]> =>
  drawings(page).evaluateAll((found) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; color: Canvas';
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    const isSeen = (colour: string) => ![canvas, 'none', 'transparent', 'rgba(0, 0, 0, 0)'].includes(colour);
    return found
      .flatMap((drawing) => [...drawing.querySelectorAll('path, rect, circle, text')])
      .filter((part) => {
        const { fill, stroke } = getComputedStyle(part);
        return !isSeen(fill) && !isSeen(stroke);
      })
      .map((part) => part.outerHTML);
  });

/** What does not belong on paper: controls and menus that are seen, outside a table's rows, and texts too pale for white. */
export const findUnprintable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) && element.getBoundingClientRect().width > 1;
    const chrome = [...document.querySelectorAll('header, nav, footer, button, a, input, select')].filter(
      (element) => isSeen(element) && !element.closest('tbody'),
    );
    /** The part of white's light, by WCAG's formula. */
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(([part]) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const texts = [...document.querySelectorAll('#content *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        isSeen(element),
    );
    const pale = texts.filter((element) => {
      const { color, fill } = getComputedStyle(element);
      return 1.05 / (light(element instanceof SVGElement ? fill : color) + 0.05) < 4.5;
    });
    return [...chrome, ...pale].map((element) => element.outerHTML.slice(0, 200));
  });
