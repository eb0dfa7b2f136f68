// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, watchPresses } from './press.ts';
import { fakeReducedMotion } from './testing/fake-media.ts';

type Shown = { keyframes: object; duration: number; cancelled: boolean };
let shown: Shown[] = [];
let stop: () => void;
const get = (id: string) => document.getElementById(id) ?? document.body;
const opened = vi.fn<() => void>();
const starred = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  fakeReducedMotion(false);
  document.body.innerHTML = `<div><button id="tile"><img id="art" /></button><button id="star" aria-pressed="false"></button></div>
    <a id="link" href="#there">there</a><button id="off" disabled></button><p id="text">text</p>`;
  get('tile').addEventListener('click', () => opened());
  get('star').addEventListener('click', () => starred());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 100, 120));
  HTMLElement.prototype.animate = function animate(keyframes, options) {
    const one: Shown = {
      keyframes: keyframes ?? {},
      duration: Number((options as { duration: number }).duration),
      cancelled: false,
    };
    shown.push(one);
    return { cancel: () => (one.cancelled = true) } as unknown as Animation;
  };
  stop = watchPresses(document);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  opened.mockReset();
  starred.mockReset();
});

const point = (type: string, id: string, x: number, y: number, pointerType = 'touch') =>
  get(id).dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, clientX: x, clientY: y, pointerType }),
  );
/** The click that follows a touch; false if it was prevented. */
const lift = (id: string, x: number, y: number): boolean => {
  point('pointerup', id, x, y);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperty(click, 'isTrusted', { value: true });
  return get(id).dispatchEvent(click);
};
const durations = () => shown.map(({ duration }) => duration);

describe('what a finger presses', () => {
  it('dims within 130 ms and is as before within 100 ms of the lift [S2-243, S2-244]', () => {
    point('pointerdown', 'link', 150, 150);
    expect(shown).toMatchObject([{ duration: 130, cancelled: false }]);
    expect(lift('link', 150, 150)).toBe(true);
    expect(shown).toMatchObject([{ duration: 130, cancelled: true }, { duration: 100 }]);
  });

  it('dims at once when less motion is asked for', () => {
    fakeReducedMotion(true);
    point('pointerdown', 'link', 150, 150);
    expect(durations()).toEqual([0]);
  });

  it('stays pressed up to 20 px outside, and again when the finger returns [S2-245]', () => {
    point('pointerdown', 'link', 195, 150);
    point('pointermove', 'link', 219, 150);
    expect(durations()).toEqual([130]);
    point('pointermove', 'link', 222, 150);
    expect(durations()).toEqual([130, 100]);
    point('pointermove', 'link', 210, 150);
    expect(durations()).toEqual([130, 100, 130]);
    expect(lift('link', 210, 150)).toBe(true);
  });

  it('is tapped by a finger that moved 30 px, and not by one that moved further [S2-246]', () => {
    point('pointerdown', 'tile', 110, 150);
    point('pointermove', 'tile', 140, 150);
    expect(lift('tile', 140, 150)).toBe(true);
    expect(opened).toHaveBeenCalledOnce();
    point('pointerdown', 'tile', 110, 150);
    point('pointermove', 'tile', 141, 150);
    point('pointermove', 'tile', 112, 150);
    expect(lift('tile', 112, 150)).toBe(false);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('has no feedback where it is off, where nothing is to press, and for a mouse', () => {
    point('pointerdown', 'off', 150, 150);
    point('pointerdown', 'text', 150, 150);
    point('pointerdown', 'link', 150, 150, 'mouse');
    expect(shown).toEqual([]);
  });
});

describe('a long press on a tile', () => {
  it('of 370 ms taps the star and not the game; no menu opens [S2-242]', () => {
    point('pointerdown', 'art', 150, 150);
    vi.advanceTimersByTime(press.longAfter - 1);
    expect(starred).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(starred).toHaveBeenCalledOnce();
    expect(point('contextmenu', 'art', 150, 150)).toBe(false);
    expect(lift('tile', 150, 150)).toBe(false);
    expect(opened).not.toHaveBeenCalled();
    // The next tap and the keyboard work as usual.
    point('pointerdown', 'tile', 150, 150);
    expect(lift('tile', 150, 150)).toBe(true);
    expect(opened).toHaveBeenCalledOnce();
    expect(point('contextmenu', 'art', 150, 150)).toBe(true);
  });

  it.each(['pointerup', 'pointercancel'])('that ends sooner by %s does not', (type) => {
    point('pointerdown', 'art', 150, 150);
    vi.advanceTimersByTime(300);
    point(type, 'art', 150, 150);
    vi.advanceTimersByTime(1000);
    expect(starred).not.toHaveBeenCalled();
  });

  it('is none of the mouse’s, of a finger that moves on, or of anything but a tile', () => {
    point('pointerdown', 'art', 150, 150, 'mouse');
    vi.advanceTimersByTime(1000);
    point('pointerdown', 'art', 150, 150);
    point('pointermove', 'art', 150, 190);
    vi.advanceTimersByTime(1000);
    point('pointerdown', 'link', 150, 150);
    vi.advanceTimersByTime(1000);
    expect(starred).not.toHaveBeenCalled();
  });

  it('leaves a click of the keyboard alone', () => {
    point('pointerdown', 'art', 150, 150);
    vi.advanceTimersByTime(400);
    get('tile').click();
    expect(opened).toHaveBeenCalledOnce();
  });
});
