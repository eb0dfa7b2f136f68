import { lineMultiple, pearlMultiple } from '../maths.ts';
import { rows, strips } from '../model.ts';
import type { SymbolId } from '../shared/symbols.ts';

/**
 * The share of all stakes that goes back to players, as an exact fraction. A line meets one position of each reel and every
 * stop is equally likely, so weighing each combination of five symbols by its frequency on the strips is a complete
 * enumeration; the pearls' part enumerates the windows of each reel. The same for every number of lines.
 */
export function exactReturn(): { numerator: bigint; denominator: bigint } {
  const all = strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  const weights = strips.map((strip) =>
    [...Map.groupBy(strip, (symbol) => symbol)].map(([symbol, same]) => ({ symbol, weight: same.length })),
  );
  let numerator = 0n;
  const walk = (symbols: SymbolId[], weight: number): void => {
    const next = weights[symbols.length];
    if (next) for (const choice of next) walk([...symbols, choice.symbol], weight * choice.weight);
    else numerator += BigInt(weight * lineMultiple(symbols).multiple);
  };
  walk([], 1);
  return { numerator: numerator + pearlReturn(), denominator: all };
}

function pearlReturn(): bigint {
  let ways = new Map([[0, 1n]]);
  for (const strip of strips) {
    const next = new Map<number, bigint>();
    for (const stop of strip.keys()) {
      const seen = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).filter(
        (symbol) => symbol === 'pearl',
      );
      for (const [count, before] of ways) next.set(count + seen.length, (next.get(count + seen.length) ?? 0n) + before);
    }
    ways = next;
  }
  return [...ways].reduce((sum, [count, times]) => sum + BigInt(pearlMultiple(count)) * times, 0n);
}
