import { hash } from 'node:crypto';

/** The fields that a journal's hash covers, besides the previous journal's hash; money in minor units, `createdAt` in epoch ms. */
export type HashedJournal = {
  readonly chain: string;
  readonly seq: number;
  readonly id: string;
  readonly kind: string;
  readonly ref: string;
  readonly madeBy: string;
  readonly createdAt: number;
  readonly postings: readonly { readonly accountId: string; readonly amount: number }[];
};

/**
 * The hash of a journal, which follows the one with the hash `before` (none: an empty text) in its chain. Books are always
 * checked against it, so its input never changes.
 */
export function journalHash(before: string, journal: HashedJournal): string {
  const { chain, seq, id, kind, ref, madeBy, createdAt } = journal;
  const postings = journal.postings
    .map(({ accountId, amount }) => [accountId, amount] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([before, chain, seq, id, kind, ref, madeBy, createdAt, postings]));
}
