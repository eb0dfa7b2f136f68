import { commitmentOf } from '#src/contract/core/commitment.ts';

/**
 * A place in the chain of commitments: of a draw by its numero, of a jackpot's run or a rain by its id, or of the log of journals by its size.
 * `createdAt` in epoch ms.
 */
export type Link = {
  readonly seq: number;
  readonly kind: 'draw' | 'jackpot' | 'journals' | 'rain';
  readonly ref: string;
  readonly commitment: string;
  readonly createdAt: number;
};

/**
 * The hash of a link that follows the one with the hash `before` (the first one: an empty text). Heads that were written down are compared
 * with it for ever, so the way it is made never changes.
 */
export const linkHash = (before: string, { seq, kind, ref, commitment, createdAt }: Link): Promise<string> =>
  commitmentOf(JSON.stringify([before, seq, kind, ref, commitment, createdAt]));

/** The last link of a day, `YYYY-MM-DD` at the merchant's. Heads are counted from 1; `until` is the end of the day, epoch ms. */
export type Head = {
  readonly number: number;
  readonly day: string;
  readonly until: number;
  readonly seq: number;
  readonly hash: string;
};

/** The text of a head that is signed (Ed25519, RFC 8032). */
export const headText = ({ number, day, until, seq, hash }: Head): string =>
  JSON.stringify(['mare-head', 1, number, day, until, seq, hash]);
