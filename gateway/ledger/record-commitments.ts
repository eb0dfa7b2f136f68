import type { Transaction } from 'kysely';
import { insertRows } from '../db/insert-rows.ts';
import type { Tables } from '../db/tables.ts';

/** A commitment: to a secret of a draw by its numero or of a jackpot's run or a rain by its id, or to the log of journals by its size. */
type Noted = Pick<Tables['commitments'], 'kind' | 'ref' | 'commitment'>;

/**
 * Writes commitments into the log, in the transaction that makes them, so that none is without its row. They get their places in the chain
 * when the day is over (gateway/areas/operations/commitments/sign-days.ts): a place given here would make draws and drops wait for each other.
 */
export const recordCommitments = (trx: Transaction<Tables>, noted: readonly Noted[], now: number): Promise<void> =>
  insertRows(
    trx,
    'commitments',
    noted.map((one) => ({ ...one, created_at: now, head: null, seq: null, hash: null })),
  );
