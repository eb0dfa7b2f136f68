import type { ErrorCode } from '#src/contract/core/error-code.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { Refusal } from '../process/refusal.ts';

/** The store of the writes' answers; a row identifies one write. */
export type Answers<Row> = {
  /** Takes the row for this write: 1, or 0 when an earlier one has taken it. Waits for one that still runs. */
  readonly claim: (trx: Transaction<Tables>, row: Row) => Promise<number>;
  /** The earlier write's value; throws its refusal, or that this is another write, as AnsweredAgain. */
  readonly answerAgain: (trx: Transaction<Tables>, row: Row) => Promise<unknown>;
  readonly settle: (trx: Transaction<Tables>, row: Row, answer: string, refusal?: Refusal) => Promise<unknown>;
  /** Whether a refused write stays refused. */
  readonly isFinal: (refusal: Refusal) => boolean;
};

/** A refusal that comes from an earlier write, not from this one. */
export class AnsweredAgain extends Refusal {}

/**
 * Runs a write at most once for its row, in one database transaction with its answer, so that an acknowledged write and
 * its answer are never apart: a retry gets the first answer again. The value must be plain JSON.
 */
export async function runOnceFor<Row, T>(
  { db }: Pick<Gateway, 'db'>,
  answers: Answers<Row>,
  row: Row,
  write: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  // What stands there was written by the same kind of write, whose type this is.
  const again = async (trx: Transaction<Tables>) => ({ value: (await answers.answerAgain(trx, row)) as T });
  try {
    const { value } = await transact(db, async (trx) => {
      if ((await answers.claim(trx, row)) === 0) return again(trx);
      const written = await write(trx);
      await answers.settle(trx, row, JSON.stringify(written));
      return { value: written };
    });
    return value;
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof AnsweredAgain || !answers.isFinal(error)) throw error;
    // Its transaction is gone with all that it did; the refusal itself stays, unless another write came first.
    const earlier = await transact(db, async (trx) => {
      if ((await answers.claim(trx, row)) === 0) return again(trx);
      await answers.settle(trx, row, JSON.stringify({ code: error.code, value: error.value }), error);
      return null;
    });
    if (earlier) return earlier.value;
    throw error;
  }
}

/** The refusal that was remembered as a text by `settle`. */
export function readRefusal(answer: string): AnsweredAgain {
  const { code, value } = JSON.parse(answer) as { code: ErrorCode; value?: Record<string, unknown> };
  return new AnsweredAgain(code, value);
}
