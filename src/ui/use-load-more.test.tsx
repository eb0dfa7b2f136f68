// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIntersections } from './testing/fake-intersection.ts';
import { useLoadMore } from './use-load-more.ts';

const VIEWPORT_PX = 700;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List({ enabled, onLoadMore }: { enabled: boolean; onLoadMore: () => void }) {
  const end = useLoadMore(enabled, onLoadMore);
  return <div ref={end} data-testid="end" />;
}

function show() {
  const { look } = fakeIntersections(VIEWPORT_PX);
  const load = vi.fn();
  const { rerender } = render(<List enabled onLoadMore={load} />);
  const end = screen.getByTestId('end');
  return {
    load,
    enable: (enabled: boolean) => rerender(<List enabled={enabled} onLoadMore={load} />),
    /** The distance of the list's end below the viewport. */
    endAt: (px: number) => {
      vi.spyOn(end, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, VIEWPORT_PX + px, 300, 0));
      act(look);
    },
    look: () => act(look),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

describe('useLoadMore', () => {
  it('asks when the end is within 300 px of the viewport, not before [S1-317]', () => {
    const { load, endAt } = show();
    endAt(301);
    expect(load).not.toHaveBeenCalled();
    endAt(300);
    expect(load).toHaveBeenCalledOnce();
  });

  it('asks at most once in 1000 ms while the end appears and disappears [S1-318]', () => {
    const { load, endAt, pass } = show();
    for (const px of [0, 900, 0, 900, 0]) endAt(px);
    pass(999);
    expect(load).toHaveBeenCalledOnce();
    pass(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('asks again when a page has loaded and the end is still near, but not sooner than a second later [S1-318]', () => {
    const { load, endAt, enable, look, pass } = show();
    endAt(0);
    enable(false);
    pass(400);
    enable(true);
    look();
    expect(load).toHaveBeenCalledOnce();
    pass(600);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('asks for nothing while a page is loading or all is there', () => {
    const { load, endAt, enable, pass } = show();
    enable(false);
    endAt(0);
    pass(5000);
    expect(load).not.toHaveBeenCalled();
  });
});
