import type { ErrorCode } from '#src/contract/error-code.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '../context/gateway.ts';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { Refusal } from '../process/refusal.ts';
import { canonicalHash } from './canonical-hash.ts';

/** Whose key it is (a member and a call, such as `<memberId>:deposit`), the key as sent, and the body it came with. */
export type Asked = { readonly scope: string; readonly key: string | undefined; readonly body: unknown };

/** `status` 0 while the first call runs, 200 for a value, else the refusal's; nobody else sees the 0: it is not committed. */
type Row = { scope: string; key: string; bodyHash: string; now: number };
type Outcome = { scope: string; key: string; status: number; answer: string };

const claim = compiled((db, param: Params<Row>) =>
  db
    .insertInto('idempotency_keys')
    .values({
      scope: param('scope'),
      key: param('key'),
      body_hash: param('bodyHash'),
      status: 0,
      answer: '',
      created_at: param('now'),
    })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing()),
);
const settle = compiled((db, param: Params<Outcome>) =>
  db
    .updateTable('idempotency_keys')
    .set({ status: param('status'), answer: param('answer') })
    .where('scope', '=', param('scope'))
    .where('key', '=', param('key')),
);
const find = compiled((db, param: Params<{ scope: string; key: string }>) =>
  db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer'])
    .where('scope', '=', param('scope'))
    .where('key', '=', param('key')),
);

/** Refusals that say nothing about the request itself: the same request may succeed later under the same key. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'rate_limited',
  'maintenance',
  'system_updating',
  'session_ended',
  'not_logged_in',
  'unknown_error',
]);

/**
 * Runs a write at most once for a key: the same key and body get the first answer again, be it a value or a refusal [S1-026];
 * another body is Refusal('idempotency_conflict') [S1-027]. A call that comes while the first still runs waits for it.
 * Without a key the write simply runs. `write` works inside one transaction that also keeps the answer, so an
 * acknowledged write and its answer are never apart. `write`'s value must be plain JSON.
 */
export async function runOnce<T>(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  asked: Asked,
  write: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const { scope, key } = asked;
  if (key === undefined) return transact(gateway.db, write);
  const row = { scope, key, bodyHash: canonicalHash(asked.body), now: gateway.clock() };
  try {
    return await transact(gateway.db, async (trx) => {
      if ((await claim.run(trx, row)) === 0) return answerAgain<T>(trx, row);
      const value = await write(trx);
      await settle.run(trx, { scope, key, status: 200, answer: JSON.stringify(value) });
      return value;
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof AnsweredAgain || passing.has(error.code)) throw error;
    return await keepRefusal<T>(gateway, row, error);
  }
}

/** A refusal that comes from the first answer, not from this call. */
class AnsweredAgain extends Refusal {}

async function answerAgain<T>(trx: Transaction<Tables>, row: Row): Promise<T> {
  const first = await find.first(trx, row);
  if (!first || first.body_hash !== row.bodyHash) throw new AnsweredAgain('idempotency_conflict');
  // What stands there was written by the same call's handler, whose type this is.
  if (first.status === 200) return JSON.parse(first.answer) as T;
  const refusal = JSON.parse(first.answer) as { code: ErrorCode; value?: Record<string, unknown> };
  throw new AnsweredAgain(refusal.code, refusal.value);
}

/** Its transaction is gone with all that it did; the refusal itself stays, unless another call with the key came first. */
async function keepRefusal<T>(gateway: Pick<Gateway, 'db'>, row: Row, refusal: Refusal): Promise<T> {
  const earlier = await transact(gateway.db, async (trx) => {
    if ((await claim.run(trx, row)) === 0) return { value: await answerAgain<T>(trx, row) };
    const answer = JSON.stringify({ code: refusal.code, value: refusal.value });
    await settle.run(trx, { scope: row.scope, key: row.key, status: refusal.status, answer });
    return null;
  });
  if (earlier) return earlier.value;
  throw refusal;
}
