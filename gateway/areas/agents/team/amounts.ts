import { fromMinor } from '#src/contract/core/amount.ts';
import type { TeamSums } from '#src/contract/agents/team.schema.ts';

/** Sums of play and payments; minor units. */
export type Sums = {
  readonly turnover_minor: number;
  readonly win_minor: number;
  readonly bonus_minor: number;
  readonly deposit_minor: number;
  readonly withdrawal_minor: number;
};

export const sumColumns = [
  'turnover_minor',
  'win_minor',
  'bonus_minor',
  'deposit_minor',
  'withdrawal_minor',
] as const satisfies readonly (keyof Sums)[];

const none: Sums = { turnover_minor: 0, win_minor: 0, bonus_minor: 0, deposit_minor: 0, withdrawal_minor: 0 };

export const addUp = (rows: readonly Sums[]): Sums =>
  rows.reduce((sum, row) => Object.fromEntries(sumColumns.map((name) => [name, sum[name] + row[name]])) as Sums, none);

/** Turnover, wins and their difference, as amounts. */
export const playAmounts = (turnover: number, win: number) => ({
  turnover: fromMinor(turnover),
  win: fromMinor(win),
  result: fromMinor(turnover - win),
});

export const inAmounts = (sums: Sums): TeamSums => ({
  ...playAmounts(sums.turnover_minor, sums.win_minor),
  bonus: fromMinor(sums.bonus_minor),
  deposit: fromMinor(sums.deposit_minor),
  withdrawal: fromMinor(sums.withdrawal_minor),
});
