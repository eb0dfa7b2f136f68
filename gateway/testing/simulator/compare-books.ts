import type { Till } from './till.ts';

/** What was acknowledged and what is booked, one way and the other. */
export async function compareBooks({ site: { db }, history }: Till): Promise<string[]> {
  const faults: string[] = [];
  const compare = (what: string, acknowledged: Iterable<string>, booked: Iterable<string>) => {
    const [said, done] = [new Set(acknowledged), new Set(booked)];
    faults.push(...[...said].filter((one) => !done.has(one)).map((one) => `lost: ${what} ${one}`));
    faults.push(...[...done].filter((one) => !said.has(one)).map((one) => `never acknowledged: ${what} ${one}`));
  };
  for (const kind of ['bet', 'win', 'rollback'] as const) {
    const rows = await db.selectFrom('journals').select('ref').where('kind', '=', kind).execute();
    if (new Set(rows.map(({ ref }) => ref)).size !== rows.length) faults.push(`doubled: a ${kind}`);
    compare(
      kind,
      history.moves[kind].keys(),
      rows.map(({ ref }) => ref),
    );
  }
  const idsOf = async (table: 'deposits' | 'withdrawals' | 'transfers' | 'voucher_redemptions') =>
    (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
  compare('deposit', history.deposits.keys(), await idsOf('deposits'));
  compare('withdrawal', history.withdrawals.keys(), await idsOf('withdrawals'));
  compare('bank transfer', history.transfersTold.keys(), await idsOf('transfers'));
  compare('voucher', history.vouchers.keys(), await idsOf('voucher_redemptions'));
  const bonuses = await db.selectFrom('bonuses').select('deposit_id').execute();
  compare(
    'bonus of the deposit',
    history.withBonus,
    bonuses.map(({ deposit_id: of }) => of),
  );
  return faults;
}
