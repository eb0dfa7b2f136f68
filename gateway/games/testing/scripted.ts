import type { Dialect } from '#gateway/db/open-database.ts';
import { evaluate, type RandomBelow } from '../maths.ts';
import { strips } from '../model.ts';
import type { Round, RoundReport } from '../shared/page-api.ts';
import { type TestTable, testTable } from './test-table.ts';

/** Three tops on the middle row, as in the picture of the game; then a jack. */
export const middleRow = strips.map((strip, reel) => strip.indexOf(reel < 3 ? 'top' : 'jack') - 1);

/** Stops that pay nothing on any line. */
export const nothing =
  strips[0]?.map((_, stop) => strips.map(() => stop)).find((stops) => evaluate(stops, 1, 20).win === 0) ?? [];

/** A draw that stops at these positions in every round. */
export function scripted(stops: readonly number[]): RandomBelow {
  let drawn = 0;
  return () => stops[drawn++ % stops.length] ?? 0;
}

/** A table where every round shows three tops, and Ana has 100.00. */
export async function winningTable(dialect: Dialect): Promise<TestTable> {
  const table = await testTable({ dialect, random: scripted(middleRow) });
  table.gateway.balances.set('ana', 10_000);
  return table;
}

/** The round of a report that has to be a played one. */
export function played(report: RoundReport): Round {
  if (report.status !== 'played') throw new Error(`the round is ${report.status}`);
  return report.round;
}
