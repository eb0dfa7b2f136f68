import type { Till } from './till.ts';

/** What the bank has moved, and what the books have of it: each payment is credited or given back, each payout is a withdrawal that is paid. */
export async function compareBank({ site: { db }, bank, players }: Till): Promise<string[]> {
  const faults: string[] = [];
  const payments = await bank.db.selectFrom('payments').selectAll().where('state', '=', 'settled').execute();
  const returns = await bank.db.selectFrom('returns').select(['payment_id', 'amount']).execute();
  const returned = new Map(returns.map(({ payment_id: id, amount }) => [id, amount]));
  const journals = await db.selectFrom('journals').select('ref').where('kind', '=', 'deposit').execute();
  const credited = new Set(journals.map(({ ref }) => ref));
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
  const withdrawals = await db.selectFrom('withdrawals').select(['id', 'state', 'amount_minor', 'fee_minor']).execute();
  for (const { id, state, amount_minor: amount, fee_minor: fee } of withdrawals) {
    const paid = made.get(id);
    made.delete(id);
    if (['approved', 'sent'].includes(state)) faults.push(`the withdrawal ${id} is ${state} for ever`);
    if ((paid !== undefined) !== (state === 'paid'))
      faults.push(`the withdrawal ${id} is ${state}, and the bank ${paid === undefined ? 'paid nothing' : 'paid it'}`);
    if (paid !== undefined && paid !== amount - fee) faults.push(`the withdrawal ${id} was paid with ${paid}`);
  }
  return [...faults, ...[...made.keys()].map((id) => `the bank paid ${id}, which nobody asked for`)];
}
