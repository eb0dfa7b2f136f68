/** A vendor's callbacks about one player; ids are from small pools, so that they collide. Amounts in minor units. */
export type Operation =
  | { readonly kind: 'bet' | 'win'; readonly transaction: string; readonly round: string; readonly amount: number }
  | { readonly kind: 'rollback'; readonly transaction: string; readonly round: string; readonly bet: string }
  | { readonly kind: 'end-round'; readonly transaction: string; readonly round: string };

export type Outcome = { readonly code: string; readonly balance?: number };

type Transaction = {
  kind: Operation['kind'];
  body: string;
  round: string;
  amount: number;
  fate: 'standing' | 'taken back' | 'never';
  outcome: Outcome;
};
type Round = { bets: number; wins: number; ended: boolean };

/**
 * The contract's rules for one player's money, in plain objects: written from the contract (contract/vendor.ts) and
 * not from the gateway's code, to be compared with it.
 */
export function ledgerModel(opening: number) {
  let balance = opening;
  const transactions = new Map<string, Transaction>();
  const rounds = new Map<string, Round>();

  const repeated = (operation: Operation, earlier: Transaction): Outcome => {
    if (earlier.kind !== operation.kind) return { code: 'transaction_conflict' };
    if (earlier.fate === 'never') return { code: 'transaction_rolled_back' };
    if (earlier.body !== JSON.stringify(operation)) return { code: 'transaction_conflict' };
    return earlier.fate === 'taken back' ? { code: 'transaction_rolled_back' } : earlier.outcome;
  };
  const remember = (operation: Operation, outcome: Outcome, amount = 0): Outcome => {
    const { kind, transaction, round } = operation;
    transactions.set(transaction, { kind, body: JSON.stringify(operation), round, amount, fate: 'standing', outcome });
    return outcome;
  };
  const accepted = (operation: Operation, amount = 0) => remember(operation, { code: 'ok', balance }, amount);

  const bet = (operation: Operation & { kind: 'bet' | 'win' }): Outcome => {
    const round = rounds.get(operation.round) ?? { bets: 0, wins: 0, ended: false };
    if (round.ended) return remember(operation, { code: 'transaction_conflict' });
    if (operation.amount > balance) return remember(operation, { code: 'insufficient_balance' });
    rounds.set(operation.round, round);
    round.bets += 1;
    balance -= operation.amount;
    return accepted(operation, operation.amount);
  };
  const win = (operation: Operation & { kind: 'bet' | 'win' }): Outcome => {
    const round = rounds.get(operation.round);
    if (!round) return { code: 'not_found' };
    if (round.bets === 0) return { code: 'transaction_rolled_back' };
    round.wins += 1;
    balance += operation.amount;
    return accepted(operation);
  };
  const rollback = (operation: Operation & { kind: 'rollback' }): Outcome => {
    const found = operation.bet === operation.transaction ? undefined : transactions.get(operation.bet);
    if (operation.bet === operation.transaction) return { code: 'transaction_conflict' };
    if (!found) {
      transactions.set(operation.bet, {
        kind: 'bet',
        body: '',
        round: operation.round,
        amount: 0,
        fate: 'never',
        outcome: { code: 'transaction_rolled_back' },
      });
      return accepted(operation);
    }
    if (found.kind !== 'bet' || found.round !== operation.round) return { code: 'transaction_conflict' };
    if (found.fate !== 'standing' || found.outcome.code !== 'ok') return accepted(operation);
    const round = rounds.get(operation.round);
    if (!round || round.wins > 0) return { code: 'transaction_conflict' };
    round.bets -= 1;
    balance += found.amount;
    found.fate = 'taken back';
    return accepted(operation);
  };
  const endRound = (operation: Operation): Outcome => {
    const round = rounds.get(operation.round);
    if (!round) return { code: 'not_found' };
    round.ended = true;
    return accepted(operation);
  };

  return {
    balance: () => balance,
    apply: (operation: Operation): Outcome => {
      const earlier = transactions.get(operation.transaction);
      if (earlier) return repeated(operation, earlier);
      if (operation.kind === 'bet') return bet(operation as Operation & { kind: 'bet' });
      if (operation.kind === 'win') return win(operation as Operation & { kind: 'win' });
      return operation.kind === 'rollback' ? rollback(operation) : endRound(operation);
    },
  };
}
