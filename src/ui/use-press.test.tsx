// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePress } from './use-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Target({ onTap, onLongPress }: { onTap: () => void; onLongPress: () => void }) {
  const { pressed, props } = usePress(onLongPress);
  return (
    <button type="button" {...props} onClick={onTap} data-pressed={pressed}>
      Tile
    </button>
  );
}

/** A button from 100 to 200 px in both directions, and a finger. */
function show() {
  const [tap, long] = [vi.fn(), vi.fn()];
  render(<Target onTap={tap} onLongPress={long} />);
  const button = screen.getByRole('button');
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 100, 100));
  return {
    tap,
    long,
    pressed: () => button.dataset['pressed'] === 'true',
    down: (clientX = 195, clientY = 150) =>
      fireEvent.pointerDown(button, { isPrimary: true, button: 0, clientX, clientY }),
    move: (clientX: number, clientY = 150) => fireEvent.pointerMove(button, { clientX, clientY }),
    up: () => {
      fireEvent.pointerUp(button);
      fireEvent.click(button);
    },
    cancel: () => fireEvent.pointerCancel(button),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

describe('usePress', () => {
  it('shows a press after 130 ms [S2-243]', () => {
    const finger = show();
    finger.down();
    finger.pass(129);
    expect(finger.pressed()).toBe(false);
    finger.pass(1);
    expect(finger.pressed()).toBe(true);
  });

  it('shows it for 100 ms after the finger left, even when the tap was shorter than the press-in [S2-244]', () => {
    const finger = show();
    finger.down();
    finger.pass(30);
    finger.up();
    expect(finger.pressed()).toBe(true);
    finger.pass(99);
    expect(finger.pressed()).toBe(true);
    finger.pass(1);
    expect(finger.pressed()).toBe(false);
    expect(finger.tap).toHaveBeenCalledOnce();
  });

  it('is a long press after 370 ms, and then no tap [S2-242]', () => {
    const finger = show();
    finger.down();
    finger.pass(369);
    expect(finger.long).not.toHaveBeenCalled();
    finger.pass(1);
    expect(finger.long).toHaveBeenCalledOnce();
    finger.up();
    expect(finger.tap).not.toHaveBeenCalled();
    finger.down();
    finger.up();
    expect(finger.tap).toHaveBeenCalledOnce();
  });

  it('holds while the finger is up to 20 px outside, lets go beyond, and comes back [S2-245]', () => {
    const finger = show();
    finger.down();
    finger.pass(130);
    finger.move(220);
    expect(finger.pressed()).toBe(true);
    finger.move(221);
    expect(finger.pressed()).toBe(false);
    finger.move(219);
    expect(finger.pressed()).toBe(true);
    finger.move(222);
    finger.pass(1000);
    finger.up();
    expect([finger.tap.mock.calls.length, finger.long.mock.calls.length]).toEqual([0, 0]);
  });

  it('is no tap when the finger moved more than 30 px, even inside [S2-246]', () => {
    const finger = show();
    finger.down(110);
    finger.move(140);
    finger.up();
    expect(finger.tap).toHaveBeenCalledOnce();
    finger.down(110);
    finger.move(141);
    finger.up();
    expect(finger.tap).toHaveBeenCalledOnce();
    expect(finger.pressed()).toBe(false);
  });

  it('is given up when the browser takes the finger for a scroll', () => {
    const finger = show();
    finger.down();
    finger.pass(200);
    finger.cancel();
    finger.pass(1000);
    expect([finger.pressed(), finger.long.mock.calls.length]).toEqual([false, 0]);
  });
});
