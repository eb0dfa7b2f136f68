import { linePays, lines as paylines, pearlPays, rows, strips } from './model.ts';
import type { SymbolId } from './shared/symbols.ts';

/** Columns from the left, each with its symbols from above. */
export type Window = readonly (readonly SymbolId[])[];
/** `line` counts from 1; `amount` in the unit of the stake given. */
type LineWin = { line: number; symbol: SymbolId; count: number; amount: number };
export type Outcome = {
  stops: readonly number[];
  wins: LineWin[];
  pearls: { count: number; amount: number };
  win: number;
};
/** An integer from 0 to below `bound`, every one equally likely. */
export type RandomBelow = (bound: number) => number;

const payTable = new Map(linePays);

/** Draws one stop per reel. */
export function drawStops(randomBelow: RandomBelow): number[] {
  return strips.map((strip) => randomBelow(strip.length));
}

/** The visible symbols at these stops. */
export function windowAt(stops: readonly number[]): Window {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => at(strip, ((stops[reel] ?? 0) + row) % strip.length)),
  );
}

/** The multiple of the line's stake that five symbols pay, read from the left. */
export function lineMultiple(symbols: readonly SymbolId[]): { symbol: SymbolId; count: number; multiple: number } {
  const symbol = at(symbols, 0);
  let count = 1;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === 'wild')) count += 1;
  const multiple = count >= 2 ? (payTable.get(symbol)?.[count - 2] ?? 0) : 0;
  return { symbol, count, multiple };
}

/** The multiple of the whole stake that this many pearls in the window pay. */
export function pearlMultiple(count: number): number {
  return count >= 3 ? (pearlPays[Math.min(count, 5) - 3] ?? 0) : 0;
}

/**
 * What a round at these stops pays.
 * @param lineStake minor units on each line, a whole number
 * @param lineCount 1 to 20: the first so many lines are played
 */
export function evaluate(stops: readonly number[], lineStake: number, lineCount: number): Outcome {
  const shown = windowAt(stops);
  const wins = paylines.slice(0, lineCount).flatMap((path, index): LineWin[] => {
    const { symbol, count, multiple } = lineMultiple(path.map((row, reel) => at(at(shown, reel), row)));
    return multiple > 0 ? [{ line: index + 1, symbol, count, amount: multiple * lineStake }] : [];
  });
  const count = shown.flat().filter((symbol) => symbol === 'pearl').length;
  const pearls = { count, amount: pearlMultiple(count) * lineStake * lineCount };
  return { stops: [...stops], wins, pearls, win: wins.reduce((sum, { amount }) => sum + amount, pearls.amount) };
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}
