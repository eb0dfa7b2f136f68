import type { ErrorCode } from '#src/contract/core/error-code.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '../context/gateway.ts';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { canonicalHash } from './canonical-hash.ts';
import { AnsweredAgain, type Answers, readRefusal, runOnceFor } from './once.ts';

/** The key's scope (a member and a call, such as `<memberId>:deposit`), the key as sent, and the body of the request. */
export type Asked = { readonly scope: string; readonly key: string | undefined; readonly body: unknown };

/** `status` 0 while the first call runs, 200 for a value, else the refusal's; the 0 is never committed, so never visible. */
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

/** Refusals independent of the request itself: the same request may succeed later under the same key. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'rate_limited',
  'maintenance',
  'system_updating',
  'session_ended',
  'not_logged_in',
  'unknown_error',
]);

const answers: Answers<Row> = {
  claim: (trx, row) => claim.run(trx, row),
  answerAgain: async (trx, row) => {
    const first = await find.first(trx, row);
    if (!first || first.body_hash !== row.bodyHash) throw new AnsweredAgain('idempotency_conflict');
    if (first.status !== 200) throw readRefusal(first.answer);
    return JSON.parse(first.answer) as unknown;
  },
  settle: (trx, { scope, key }, answer, refusal) =>
    settle.run(trx, { scope, key, status: refusal?.status ?? 200, answer }),
  isFinal: ({ code }) => !passing.has(code),
};

/**
 * Runs a write at most once for a key: the same key and body get the first answer again, be it a value or a refusal [S1-026];
 * another body is Refusal('idempotency_conflict') [S1-027]. A call that comes while the first still runs waits for it.
 * Without a key the write simply runs; a call that books money is refused earlier without one. `write` works inside one
 * transaction that also stores the answer, so an acknowledged write and its answer are never apart. `write`'s value must be plain
 * JSON.
 */
export async function runOnce<T>(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  asked: Asked,
  write: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const { scope, key } = asked;
  if (key === undefined) return transact(gateway.db, write);
  const row = { scope, key, bodyHash: canonicalHash(asked.body), now: gateway.clock() };
  return runOnceFor(gateway, answers, row, write);
}
