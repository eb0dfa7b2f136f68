import { fromMinor } from '#src/contract/core/amount.ts';

/**
 * Sums of a day, a vendor, a game or a member; minor units. `agents`: rebates, salaries and dividends. `hand`: the operators' credits less their debits. `deposits` less those taken back;
 * `withdrawals` that were paid, of a member those that left the wallet.
 */
export type Sums = {
  turnover: number;
  wins: number;
  bonus: number;
  promotion: number;
  jackpot: number;
  mall: number;
  commission: number;
  agents: number;
  hand: number;
  deposits: number;
  withdrawals: number;
  rounds: number;
  members: number;
};

/** The sum and sign of each kind of journal, seen from the account of the vendor or the house; a bet that was rolled back was not staked. */
const counts: Readonly<Record<string, readonly [keyof Sums, 1 | -1]>> = {
  bet: ['turnover', 1],
  rollback: ['turnover', 1],
  win: ['wins', -1],
  bonus: ['bonus', -1],
  clawback: ['bonus', -1],
  promotion: ['promotion', -1],
  jackpot: ['jackpot', -1],
  mall: ['mall', -1],
  commission: ['commission', -1],
  rebate: ['agents', -1],
  salary: ['agents', -1],
  hourly: ['agents', -1],
  dividend: ['agents', -1],
  credit: ['hand', -1],
  debit: ['hand', -1],
  deposit: ['deposits', -1],
  contest: ['deposits', -1],
  payout: ['withdrawals', 1],
  hold: ['withdrawals', 1],
  release: ['withdrawals', 1],
};

export const noSums = (): Sums => ({
  ...{
    turnover: 0,
    wins: 0,
    bonus: 0,
    promotion: 0,
    jackpot: 0,
    mall: 0,
    commission: 0,
    agents: 0,
    hand: 0,
    deposits: 0,
    withdrawals: 0,
  },
  ...{ rounds: 0, members: 0 },
});

/** Adds a booking of a kind to an account of a vendor or the house; `minor` is that account's gain. */
export function addBooked(sums: Sums, { kind, minor }: { readonly kind: string; readonly minor: number }): void {
  const [part, sign] = counts[kind] ?? [];
  // `-0` would be printed as such.
  if (part && sign) sums[part] += sign * minor || 0;
}

/** The sums of a key; zeros where it is new. */
export function sumsAt(all: Map<string, Sums>, key: string): Sums {
  const sums = all.get(key) ?? noSums();
  all.set(key, sums);
  return sums;
}

export const playHead = ['turnover', 'wins', 'ggr', 'rounds', 'members'];
export const costHead = [
  'bonus',
  'promotion',
  'jackpot',
  'mall',
  'commission',
  'agents',
  'by_hand',
  'deposits',
  'withdrawals',
];

/** Turnover, wins, their difference (gross gaming revenue), rounds, and the number of players. */
export const playCells = ({ turnover, wins, rounds, members }: Sums): (string | number)[] => [
  ...[turnover, wins, turnover - wins].map(fromMinor),
  rounds,
  members,
];

/** Payments of the house by kind, then money that came and went. */
export const costCells = ({
  bonus,
  promotion,
  jackpot,
  mall,
  commission,
  agents,
  hand,
  deposits,
  withdrawals,
}: Sums): string[] => [bonus, promotion, jackpot, mall, commission, agents, hand, deposits, withdrawals].map(fromMinor);

export function addAll(total: Sums, sums: Sums): void {
  for (const key of Object.keys(total) as (keyof Sums)[]) total[key] += sums[key];
}
