// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AutoScrollList } from './auto-scroll-list.tsx';
import { fakeIntersections } from './testing/fake-intersection.ts';
import { fakeReducedMotion } from './testing/fake-media.ts';

const ROW_PX = 60;

beforeEach(() => {
  vi.useFakeTimers();
  fakeReducedMotion(false);
  // happy-dom has no layout: every row is 60 px high, below the one before it, and scrolling is instant.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ROW_PX;
  });
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollTop = to.top ?? 0;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(count: number) {
  const rows = Array.from({ length: count }, (_, i) => `winner ${i}`);
  return render(<AutoScrollList label="Winners" rows={rows} rowKey={(row) => row} renderRow={(row) => row} />);
}
const box = () => screen.getByRole('group', { name: 'Winners' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('AutoScrollList', () => {
  it('is static with 6 rows and scrolls with 7 [S1-178]', () => {
    show(6);
    pass(10_000);
    expect(box().scrollTop).toBe(0);
    cleanup();
    show(7);
    pass(10_000);
    expect(box().scrollTop).toBeGreaterThan(0);
  });

  it('moves one row every 1000 ms [S1-179]', () => {
    show(8);
    pass(999);
    expect(box().scrollTop).toBe(0);
    pass(1);
    expect(box().scrollTop).toBe(ROW_PX);
    pass(1000);
    expect(box().scrollTop).toBe(2 * ROW_PX);
  });

  it('loops seamlessly: the first row follows the last, and its copies are hidden from screen readers', () => {
    show(7);
    pass(7000);
    expect(box().scrollTop).toBe(7 * ROW_PX);
    pass(1000);
    expect(box().scrollTop).toBe(ROW_PX);
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
  });

  it('stops while it is held', () => {
    show(8);
    fireEvent.pointerEnter(box(), { pointerType: 'mouse' });
    pass(5000);
    expect(box().scrollTop).toBe(0);
    fireEvent.pointerLeave(box());
    pass(1000);
    expect(box().scrollTop).toBe(ROW_PX);
  });

  it('pauses while not visible', () => {
    const { look } = fakeIntersections();
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockReturnValue(new DOMRect(0, 900, 300, 300));
    show(8);
    act(look);
    pass(5000);
    expect(box().scrollTop).toBe(0);
    place.mockReturnValue(new DOMRect(0, 600, 300, 300));
    act(look);
    pass(1000);
    expect(box().scrollTop).toBe(ROW_PX);
    vi.unstubAllGlobals();
  });

  it('can be scrolled by hand and by key when less motion is asked for', () => {
    fakeReducedMotion(true);
    show(8);
    pass(5000);
    expect(box().scrollTop).toBe(0);
    expect(box().tabIndex).toBe(0);
  });
});
