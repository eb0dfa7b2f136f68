// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersections } from './testing/fake-intersection.ts';
import { TileGrid } from './tile-grid.tsx';

const ROW_PX = 200;
const COLUMNS = 3;
let scrolled = 0;

/** Lays groups out as a browser would: three columns of 200 px rows, one group below the other. */
function heightOf(element: Element): number {
  if (element instanceof HTMLElement && element.style.height) return Number.parseFloat(element.style.height);
  const tiles = element.querySelectorAll(':scope > [role=listitem]').length;
  if (tiles > 0) return Math.ceil(tiles / COLUMNS) * ROW_PX;
  return [...element.children].reduce((sum, child) => sum + heightOf(child), 0);
}
function topOf(element: Element): number {
  const parent = element.parentElement;
  if (!parent || element.getAttribute('role') === 'list') return -scrolled;
  const before = [...parent.children].slice(0, [...parent.children].indexOf(element));
  return topOf(parent) + before.reduce((sum, sibling) => sum + heightOf(sibling), 0);
}

beforeEach(() => {
  scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, topOf(this), 328, heightOf(this));
  });
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({
    gridTemplateColumns: '104px 104px 104px',
  } as CSSStyleDeclaration);
});
afterEach(cleanup);

function show(count: number) {
  const { look, watched } = fakeIntersections();
  const items = Array.from({ length: count }, (_, id) => ({ id }));
  render(
    <TileGrid
      label="Games"
      items={items}
      itemKey={({ id }) => id}
      renderItem={({ id }) => <a href={`#${id}`}>Game {id}</a>}
    />,
  );
  const settle = () => {
    // Blocks render groups, groups render tiles.
    for (let i = 0; i < 4; i++) act(look);
  };
  const scrollTo = (px: number) => {
    scrolled = px;
    settle();
  };
  settle();
  return { scrollTo, watched };
}
const isThere = (game: number) => screen.queryByText(`Game ${game}`) !== null;
const whole = () => heightOf(screen.getByRole('list'));

describe('TileGrid', () => {
  it('keeps few of 5,000 tiles in the document, wherever it is scrolled to', () => {
    const { scrollTo, watched } = show(5000);
    for (const px of [0, 4000, 100_000, 250_000, 50_000]) {
      scrollTo(px);
      expect(isThere(Math.floor(px / ROW_PX) * COLUMNS)).toBe(true);
      expect(document.querySelectorAll('*').length).toBeLessThan(2000);
    }
    expect(watched()).toBeLessThan(150);
  });

  it('is as high as with all tiles, so that nothing shifts when tiles are added and removed', () => {
    const { scrollTo } = show(5000);
    const rows = Math.ceil(5000 / COLUMNS);
    expect(whole()).toBe(rows * ROW_PX);
    scrollTo(100_000);
    expect(isThere(0)).toBe(false);
    expect(whole()).toBe(rows * ROW_PX);
  });

  it('gives the position of each tile in the whole', () => {
    const { scrollTo } = show(500);
    scrollTo(20_000);
    const tile = screen.getByText('Game 300').closest('[role=listitem]');
    expect([tile?.getAttribute('aria-posinset'), tile?.getAttribute('aria-setsize')]).toEqual(['301', '500']);
  });

  it('leaves the counting to the reader where all of it is there', () => {
    show(9);
    expect(screen.getAllByRole('listitem').some((tile) => tile.hasAttribute('aria-setsize'))).toBe(false);
  });

  it('keeps the tile that has the focus', () => {
    const { scrollTo } = show(5000);
    const first = screen.getByText('Game 0');
    first.focus();
    scrollTo(200_000);
    expect(document.activeElement).toBe(first);
  });

  it('measures again when the width changes', () => {
    show(240);
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({
      gridTemplateColumns: '1px '.repeat(6).trim(),
    } as CSSStyleDeclaration);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, topOf(this), 700, heightOf(this) / 2);
    });
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    const far = [...document.querySelectorAll<HTMLElement>('[role=presentation]')].find(({ style }) => style.height);
    expect(far?.style.height).toBe('800px');
  });
});
