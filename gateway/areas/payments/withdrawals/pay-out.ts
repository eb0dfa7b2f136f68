import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { backoff } from '#gateway/process/backoff.ts';
import { openDestination } from '../payees/payee-secrets.ts';
import { BankProblem, type Payout, type PixProvider } from '../provider.ts';
import { readCpf } from '#gateway/context/tax-ids.ts';
import { isFree } from './is-free.ts';
import { payWithdrawal, returnWithdrawal } from './end-withdrawal.ts';

type Row = Tables['withdrawals'];

/** Withdrawals of one pass. */
const atOnce = 50;
/** A withdrawal that was just sent is not asked after before the call itself is over. */
const pauses = { first: 10_000, longest: 300_000 };

/**
 * Sends what was approved to the bank, and asks the bank about what it has and has not decided; answers how many it took up. Each is marked as
 * sent before the bank hears of it, and from then on it is told by its id alone, under which the bank pays once: an answer that is lost, or a
 * process that ends between any two steps, costs time and no money.
 */
export async function payOut(gateway: Gateway, provider: PixProvider): Promise<number> {
  const due = await gateway.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('state', 'in', ['approved', 'sent'])
    .where('next_at', '<=', gateway.clock())
    .where(isFree)
    .orderBy('next_at')
    .limit(atOnce)
    .execute();
  for (const row of due) {
    const taken = await take(gateway, row);
    if (!taken) continue;
    const answer = await ask(gateway, provider, row).catch((error: unknown) => {
      gateway.logger.warn({ err: error, withdrawal: row.id }, 'the bank did not say what became of a withdrawal');
      return null;
    });
    if (answer) await settle(gateway, row, answer);
  }
  return due.length;
}

/** Asks about every withdrawal that the bank has at the next pass. */
export const askAgain = ({ db, clock }: Gateway): Promise<unknown> =>
  db
    .updateTable('withdrawals')
    .set({ next_at: clock() })
    .where('state', '=', 'sent')
    .where('next_at', '>', clock())
    .execute();

/** Notes the try before it is made; false where another process has it. */
async function take({ db, clock }: Gateway, { id, state, attempts, next_at, sent_at }: Row): Promise<boolean> {
  const now = clock();
  const pause = backoff(attempts, pauses);
  const { numUpdatedRows } = await db
    .updateTable('withdrawals')
    .set({ state: 'sent', sent_at: sent_at ?? now, attempts: attempts + 1, next_at: now + pause })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('next_at', '=', next_at)
    .where(isFree)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What the bank says of a withdrawal; one that it does not know is sent, the first time or again, under the same id. */
async function ask(gateway: Gateway, provider: PixProvider, row: Row): Promise<Payout> {
  const known = row.state === 'sent' ? await provider.readPayout(row.id) : null;
  if (known) return known;
  const payee = await gateway.db
    .selectFrom('payees')
    .selectAll()
    .where('id', '=', row.payee_id)
    .executeTakeFirstOrThrow();
  const to = openDestination(gateway, payee);
  const cpf = await readCpf(gateway.db, gateway, row.member_id);
  if (!to || cpf === undefined) throw new Error('no secret opens where a withdrawal goes');
  try {
    return await provider.sendPayout({ id: row.id, amountMinor: row.amount_minor - row.fee_minor, to, cpf });
  } catch (error) {
    if (!isRejected(error)) throw error;
    // The bank has refused the request itself. Unless it knows the id all the same, nothing was or will be paid.
    return (await provider.readPayout(row.id)) ?? { state: 'refused', reference: '', reason: '' };
  }
}

const isRejected = (error: unknown): boolean =>
  error instanceof BankProblem && (error.status === 400 || error.status === 422);

function settle({ db, clock }: Gateway, { id }: Row, { state, reference, reason }: Payout): Promise<unknown> {
  if (state === 'pending') return Promise.resolve();
  return transact(db, (trx) =>
    state === 'made'
      ? payWithdrawal(trx, id, reference, clock())
      : returnWithdrawal(trx, id, 'failed', { reason, reference }, clock()),
  );
}
