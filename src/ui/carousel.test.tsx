// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';
import { fakeReducedMotion } from './testing/fake-media.ts';

const labels = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Back',
  next: 'On',
  position: (index: number, count: number) => `${index} of ${count}`,
};
const slides = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `s${i}`, content: <a href={`#${i}`}>Slide {i + 1}</a> }));

beforeEach(() => {
  vi.useFakeTimers();
  fakeReducedMotion(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Advances the time; meanwhile the slider loads, which takes turns of the real event loop. */
async function pass(ms: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
}

async function show(count: number, props: Partial<Parameters<typeof Carousel>[0]> = {}) {
  const view = render(<Carousel label="News" slides={slides(count)} autoplay={5000} labels={labels} {...props} />);
  await pass(400);
  await pass(0);
  return view;
}

/** The accessible text: that of the slides that are not hidden. */
const current = () =>
  [...document.querySelectorAll('[role=group]:not([aria-hidden])')].map((slide) => slide.textContent);

describe('Carousel', () => {
  it('moves on every `autoplay` ms, 5000 on home [S1-112]', async () => {
    await show(3);
    expect(current()).toEqual(['Slide 1']);
    await pass(4500);
    expect(current()).toEqual(['Slide 1']);
    await pass(1000);
    expect(current()).toEqual(['Slide 2']);
    await pass(5000);
    expect(current()).toEqual(['Slide 3']);
  });

  it('loops when it has more than one slide [S1-113]', async () => {
    await show(2);
    await pass(5600);
    expect(current()).toEqual(['Slide 2']);
    await pass(5000);
    expect(current()).toEqual(['Slide 1']);
    expect(screen.getByText('1 of 2')).toBeDefined();
  });

  it('with one slide is static and has no controls [S1-113]', async () => {
    await show(1);
    await pass(20_000);
    expect(current()).toEqual(['Slide 1']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('waits while it is paused, under a mouse, focused by key, touched or not in front', async () => {
    await show(3);
    const region = screen.getByRole('region', { name: 'News' });
    const stays = async (hold: () => void, go: () => void) => {
      const before = current();
      act(hold);
      await pass(11_000);
      expect(current()).toEqual(before);
      act(go);
      await pass(5600);
      expect(current()).not.toEqual(before);
    };
    await stays(
      () => fireEvent.click(screen.getByRole('button', { name: 'Pause' })),
      () => fireEvent.click(screen.getByRole('button', { name: 'Play' })),
    );
    await stays(
      () => fireEvent.pointerEnter(region, { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(region),
    );
    await stays(
      () => fireEvent.touchStart(region),
      () => fireEvent.touchEnd(region),
    );
    const front = (state: string) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    await stays(
      () => front('hidden'),
      () => front('visible'),
    );
    const next = screen.getByRole('button', { name: 'On' });
    vi.spyOn(next, 'matches').mockReturnValue(true);
    await stays(
      () => next.focus(),
      () => next.blur(),
    );
  });

  it('does not move by itself when less motion is asked for, but can be turned by buttons and arrow keys', async () => {
    fakeReducedMotion(true);
    await show(3);
    await pass(20_000);
    expect(current()).toEqual(['Slide 1']);
    fireEvent.click(screen.getByRole('button', { name: 'On' }));
    await pass(600);
    expect(current()).toEqual(['Slide 2']);
    fireEvent.keyDown(screen.getByRole('button', { name: 'On' }), { key: 'ArrowLeft' });
    await pass(600);
    expect(current()).toEqual(['Slide 1']);
  });

  it('shows the first slide and the edge of the next before the slider has loaded', () => {
    render(<Carousel label="News" slides={slides(4)} autoplay={5000} labels={labels} />);
    expect(current()).toEqual(['Slide 1']);
    expect(document.querySelectorAll('[role=group]')).toHaveLength(2);
    expect(document.querySelector('[aria-hidden] a')?.closest('[inert]')).not.toBeNull();
  });
});
