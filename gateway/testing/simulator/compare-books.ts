import type { Till } from './till.ts';
import { opening } from './player.ts';

/** What was acknowledged and what is booked, one way and the other. */
export async function compareBooks({ site: { db }, history, players }: Till): Promise<string[]> {
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
  const deposits = await db.selectFrom('deposits').select(['id', 'member_id', 'amount_minor', 'state']).execute();
  compare(
    'deposit',
    history.deposits.keys(),
    deposits.map(({ id }) => id),
  );
  const withdrawals = await db.selectFrom('withdrawals').select(['id', 'member_id', 'amount_minor', 'state']).execute();
  compare(
    'withdrawal',
    history.withdrawals.keys(),
    withdrawals.map(({ id }) => id),
  );
  const transfers = await db
    .selectFrom('wallet_transfers')
    .select(['member_id', 'amount_minor', 'direction', 'state'])
    .execute();
  const accounts = await db.selectFrom('accounts').select(['id', 'balance_minor']).execute();
  const balances = new Map(accounts.map(({ id, balance_minor: minor }) => [id, minor]));
  const sum = (
    rows: readonly { member_id: string; amount_minor: number; state: string }[],
    memberId: string,
    states: readonly string[],
  ) =>
    rows.reduce(
      (all, row) => all + (row.member_id === memberId && states.includes(row.state) ? row.amount_minor : 0),
      0,
    );
  /** What transfers between wallets have left in the main wallet. */
  const moved = (memberId: string) =>
    transfers.reduce((all, row) => {
      if (row.member_id !== memberId || row.state === 'refused') return all;
      if (row.direction === 'out') return all - row.amount_minor;
      return row.state === 'confirmed' ? all + row.amount_minor : all;
    }, 0);
  for (const { number, memberId, account } of players) {
    const held = sum(withdrawals, memberId, ['review', 'approved', 'sent']);
    const due =
      opening +
      moved(memberId) +
      (history.played.get(number) ?? 0) +
      sum(deposits, memberId, ['credited']) -
      sum(withdrawals, memberId, ['paid']) -
      held;
    const [has, holds] = [balances.get(`wallet:${memberId}:BRL`) ?? 0, balances.get(`held:${memberId}:BRL`) ?? 0];
    if (has !== due) faults.push(`${account} has ${has}, and ${due} follows from what was acknowledged`);
    if (holds !== held) faults.push(`${account} has ${holds} held, and ${held} is asked for`);
  }
  return faults;
}
