/** A bet as a vendor knows it; `index` says whose. */
export type Bet = { readonly id: string; readonly round: string; readonly index: number; readonly amount: number };

/** The sum of a vendor's acknowledged callbacks: the net stakes of ended rounds, computed from the contract alone. */
export function netStakes() {
  const standing = new Map<string, Bet>();
  const seen = new Set<string>();
  const over = new Set<string>();
  return {
    tell: (kind: string, bet: Bet): void => {
      if (kind === 'end-round') over.add(bet.round);
      if (kind === 'bet' && !seen.has(bet.id)) {
        seen.add(bet.id);
        standing.set(bet.id, bet);
      }
      if (kind === 'rollback') {
        seen.add(bet.id);
        if (standing.get(bet.id)?.round === bet.round) standing.delete(bet.id);
      }
    },
    /** Of one member, or of all; minor units. */
    ended: (index?: number): number =>
      [...standing.values()]
        .filter((bet) => over.has(bet.round) && (index === undefined || bet.index === index))
        .reduce((sum, { amount }) => sum + amount, 0),
  };
}
