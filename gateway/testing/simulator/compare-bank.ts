import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Till } from './till.ts';

/**
 * What the bank has moved, and what the books have of it: each payment is credited or given back, each payout is a withdrawal that is paid. A credited
 * payment that was contested may have gone back, too.
 */
export async function compareBank({ site: { db }, bank, players }: Till): Promise<string[]> {
  const faults: string[] = [];
  const payments = await bank.db.selectFrom('payments').selectAll().where('state', '=', 'settled').execute();
  const contests = await bank.db.selectFrom('contests').select('return_id').execute();
  const taken = new Set(contests.map(({ return_id: id }) => id));
  const returned = new Map<string, number>();
  const credited = await readCredited(db);
  for (const { id, payment_id: of, amount } of await bank.db.selectFrom('returns').selectAll().execute())
    if (!credited.has(of) || !taken.has(id)) returned.set(of, (returned.get(of) ?? 0) + amount);
  const cpfs = new Set(players.map(({ cpf }) => cpf));
  for (const { id, amount, payer_cpf: cpf } of payments) {
    const isCredited = credited.delete(id);
    if (isCredited === returned.has(id))
      faults.push(`the payment ${id} was ${isCredited ? 'credited and given back' : 'lost'}`);
    if (!isCredited && returned.has(id) && returned.get(id) !== amount)
      faults.push(`the payment ${id} was given back in part`);
    if (isCredited && !cpfs.has(cpf)) faults.push(`the payment ${id} of a stranger was credited`);
  }
  faults.push(...[...credited].map((id) => `credited without a payment: ${id}`));

  const payouts = await bank.db.selectFrom('payouts').select(['id', 'status', 'amount']).execute();
  const made = new Map(payouts.filter(({ status }) => status === 'REALIZADO').map(({ id, amount }) => [id, amount]));
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(['id', 'member_id', 'state', 'amount_minor', 'fee_minor'])
    .execute();
  const owing = await readOwing(db);
  for (const { id, member_id: of, state, amount_minor: amount, fee_minor: fee } of withdrawals) {
    const paid = made.get(id);
    made.delete(id);
    if (state === 'sent' || (state === 'approved' && !owing.has(of)))
      faults.push(`the withdrawal ${id} is ${state} for ever`);
    if ((paid !== undefined) !== (state === 'paid'))
      faults.push(`the withdrawal ${id} is ${state}, and the bank ${paid === undefined ? 'paid nothing' : 'paid it'}`);
    if (paid !== undefined && paid !== amount - fee) faults.push(`the withdrawal ${id} was paid with ${paid}`);
  }
  return [...faults, ...[...made.keys()].map((id) => `the bank paid ${id}, which nobody asked for`)];
}

/** What was credited of payments by Pix, by their ids. */
async function readCredited(db: Kysely<Tables>): Promise<Set<string>> {
  const journals = await db
    .selectFrom('journals')
    .innerJoin('postings', 'postings.journal_id', 'journals.id')
    .select('ref')
    .where('kind', '=', 'deposit')
    .where('account_id', 'like', 'house:pix%')
    .execute();
  return new Set(journals.map(({ ref }) => ref));
}

/** Members who owe for what was taken back: their withdrawals wait. */
async function readOwing(db: Kysely<Tables>): Promise<Set<string>> {
  const accounts = db.selectFrom('accounts').select('id').where('id', 'like', 'receivable:%');
  const rows = await accounts.where('balance_minor', '<', 0).execute();
  return new Set(rows.map(({ id }) => id.split(':')[1] ?? ''));
}

const states = { ABERTA: 'open', DEVOLVIDA: 'taken-back', REJEITADA: 'rejected' } as const;

/** Compares the contests of the bank with those of the books: each is there once, with what was taken back; 0 where nothing of the payment was left. */
export async function compareContests({ site: { db }, bank }: Till): Promise<string[]> {
  const faults: string[] = [];
  const rows = await db.selectFrom('contests').selectAll().execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const contests = await bank.db.selectFrom('contests').selectAll().execute();
  const returns = await bank.db.selectFrom('returns').select(['id', 'amount']).execute();
  for (const { id, status, return_id: returnId } of contests) {
    const row = known.get(id);
    known.delete(id);
    const taken = returns.find((one) => one.id === returnId)?.amount ?? 0;
    const state = states[status];
    if (row?.state !== state || row.taken_minor !== taken)
      faults.push(`the contest ${id} is ${row?.state} with ${row?.taken_minor}, and the bank says ${state} ${taken}`);
  }
  return [...faults, ...[...known.keys()].map((id) => `nobody contested ${id}`)];
}
