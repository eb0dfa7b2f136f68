import { expect, it } from 'vitest';
import { description } from './description.ts';
import { evaluate } from './maths.ts';
import { lines, publishedReturn, strips } from './model.ts';

/** Every so manieth of the 24.3 million stops: a prime, so that no reel falls into step. */
const step = 97;
const all = strips.reduce((product, strip) => product * strip.length, 1);

/** How far the results of rounds on every line lie apart, in stakes. */
function deviation(): number {
  const results = { count: 0, sum: 0, squares: 0 };
  for (let place = 0; place < all; place += step) {
    let rest = place;
    const stops = strips.map((strip) => {
      const stop = rest % strip.length;
      rest = Math.floor(rest / strip.length);
      return stop;
    });
    const win = evaluate(stops, 1, lines.length).win / lines.length;
    results.count += 1;
    results.sum += win;
    results.squares += win * win;
  }
  const mean = results.sum / results.count;
  return Math.sqrt(results.squares / results.count - mean * mean);
}

it('states the return and the volatility of the played paytable', () => {
  expect(description.returnPercent).toBe(publishedReturn);
  const apart = deviation();
  expect(apart).toBeGreaterThan(1.5);
  // What is called a low volatility.
  expect(apart).toBeLessThan(3);
  expect(description.volatility).toBe('low');
}, 60_000);

it('states the rules with their figures, in both languages', () => {
  expect(description.maxBet).toBe(10_000);
  for (const rules of [description.rules.pt, description.rules.en]) {
    expect(rules).toHaveLength(6);
    expect(rules.join(' ')).toMatch(/3×.*15×.*100×/);
  }
});
