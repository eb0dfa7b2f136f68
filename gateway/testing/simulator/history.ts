/** A payment of a player's charge at the bank, as it was made there. */
type Withdrawn = { readonly player: number; readonly minor: number };

/** What was acknowledged to those who asked, in plain sets and sums: what the books are compared with in the end. */
export type History = {
  /** Bets, wins and rollbacks by the transaction under which they are booked; minor units that the balance gained or gave. */
  readonly moves: Record<'bet' | 'win' | 'rollback', Map<string, number>>;
  /** The minor units that all moves of a player have brought, by the player's number. */
  readonly played: Map<number, number>;
  readonly deposits: Map<string, Withdrawn>;
  readonly withdrawals: Map<string, Withdrawn>;
  /** Transfers between wallets. */
  readonly transfers: Map<string, Withdrawn>;
  /** Bank transfers that were told. */
  readonly transfersTold: Map<string, Withdrawn>;
  /** What operators have credited of them, minor units; 0: refused. */
  readonly decided: Map<string, number>;
  /** Redeemed vouchers, with the player and the code. */
  readonly vouchers: Map<string, string>;
  /** Deposits that have taken an offer of a bonus. */
  readonly withBonus: Set<string>;
  /** The last state of bonuses that their owners were told. */
  readonly bonuses: Map<string, string>;
  /** What was wrong with an answer. */
  readonly wrong: string[];
};

export const newHistory = (): History => ({
  moves: { bet: new Map(), win: new Map(), rollback: new Map() },
  played: new Map(),
  deposits: new Map(),
  withdrawals: new Map(),
  transfers: new Map(),
  transfersTold: new Map(),
  decided: new Map(),
  vouchers: new Map(),
  withBonus: new Set(),
  bonuses: new Map(),
  wrong: [],
});

/** Notes a move that was acknowledged. */
export function noteMove(
  { moves, played }: History,
  { kind, ref, player, minor }: { kind: keyof History['moves']; ref: string; player: number; minor: number },
): void {
  moves[kind].set(ref, minor);
  played.set(player, (played.get(player) ?? 0) + minor);
}
