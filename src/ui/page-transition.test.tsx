// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shouldFade, usePageFade, watchBackSwipe } from './page-transition.ts';
import { fakeReducedMotion } from './testing/fake-media.ts';
import { touch } from './testing/touch.ts';

let stop = () => {};
let start = 0;
beforeEach(() => {
  // Each test starts long after the swipes of the one before.
  start += 60_000;
  vi.useFakeTimers({ now: start });
  fakeReducedMotion(false);
  stop = watchBackSwipe();
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

function swipe(from: number, to: number) {
  touch(document.body, 'touchstart', from);
  touch(document.body, 'touchmove', to);
  touch(document.body, 'touchend');
}
function Page({ page }: { page: string }) {
  usePageFade(page, () => document.querySelector('main'));
  return <main>{page}</main>;
}
/** The class of the last fade; it differs on each. */
const fade = () => document.querySelector('main')?.className;

describe('a page that changes', () => {
  it('fades in, except the first [S1-108]', () => {
    const { rerender } = render(<Page page="/m/home" />);
    expect(fade()).toBe('');
    rerender(<Page page="/m/gameList" />);
    expect(fade()).toBe('even');
    rerender(<Page page="/m/gameList" />);
    expect(fade()).toBe('even');
    rerender(<Page page="/m/help" />);
    expect(fade()).toBe('odd');
    rerender(<Page page="/m/home" />);
    expect(fade()).toBe('even');
  });

  it('does not fade after a back swipe of more than 100 px, for that change only [S1-109]', () => {
    const { rerender } = render(<Page page="/m/a" />);
    swipe(5, 106);
    rerender(<Page page="/m/b" />);
    expect(fade()).toBe('');
    vi.advanceTimersByTime(600);
    rerender(<Page page="/m/c" />);
    expect(fade()).toBe('even');
  });

  it('fades after a shorter swipe and after one to the left [S1-109]', () => {
    swipe(5, 105);
    expect(shouldFade()).toBe(true);
    swipe(300, 50);
    expect(shouldFade()).toBe(true);
  });

  it('does not fade when less motion is asked for', () => {
    fakeReducedMotion(true);
    const { rerender } = render(<Page page="/m/a" />);
    rerender(<Page page="/m/b" />);
    expect(fade()).toBe('');
  });
});
