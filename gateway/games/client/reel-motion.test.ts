import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesRun, ramp, runningOut, runOut, runOutTime, speed, wrapped } from './reel-motion.ts';

describe('a running reel', () => {
  it('ends exactly on its stop', () => {
    for (const stop of [0, 7, 29]) {
      expect(runningOut(stop, runOutTime)).toBe(stop);
      expect(runningOut(stop, runOutTime + 500)).toBe(stop);
      expect(runningOut(stop, 0)).toBeCloseTo(stop + runOut, 9);
    }
  });

  it('starts from rest and slows down from full speed without a jump', () => {
    const pace = (position: (time: number) => number, time: number) =>
      Math.abs(position(time + 0.01) - position(time)) / 0.01;
    expect(pace(placesRun, 0)).toBeLessThan(speed / 100);
    expect(pace(placesRun, ramp - 0.01)).toBeCloseTo(speed, 4);
    expect(pace(placesRun, ramp + 50)).toBeCloseTo(speed, 6);
    expect(pace((time) => runningOut(3, time), 0)).toBeCloseTo(speed, 4);
    expect(pace((time) => runningOut(3, time), runOutTime - 0.02)).toBeLessThan(speed / 100);
  });

  it('overshoots by less than a third of a symbol', () => {
    const lowest = Math.min(...Array.from({ length: 200 }, (_, step) => runningOut(0, (step / 200) * runOutTime)));
    expect(lowest).toBeLessThan(0);
    expect(lowest).toBeGreaterThan(-1 / 3);
  });

  it('keeps every position on the strip', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (position) => {
        const at = wrapped(position, 30);
        expect(at >= 0 && at < 30 + 1e-9).toBe(true);
      }),
    );
  });
});
