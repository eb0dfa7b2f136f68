import type { Till } from './till.ts';

/** What the vendor's own wallets have and were asked for, and what the books have of it. */
export async function compareVendor({ site: { db }, vendor, history, players }: Till): Promise<string[]> {
  if (!vendor) return [];
  const faults: string[] = [];
  const done = await vendor.db
    .selectFrom('demo_wallet_transfers')
    .select(['id', 'amount'])
    .where('state', '=', 'done')
    .execute();
  const made = new Map(done.map(({ id, amount }) => [id, amount]));
  const transfers = await db.selectFrom('wallet_transfers').select(['id', 'state', 'amount_minor', 'cause']).execute();
  const booked = new Set(transfers.map(({ id }) => id));
  for (const id of history.transfers.keys()) if (!booked.has(id)) faults.push(`lost: the transfer ${id}`);
  for (const { id, state, amount_minor: amount, cause } of transfers) {
    const moved = made.get(id);
    made.delete(id);
    if (!['confirmed', 'refused'].includes(state)) faults.push(`the transfer ${id} is ${state} for ever`);
    if ((moved !== undefined) !== (state === 'confirmed'))
      faults.push(`the transfer ${id} is ${state}, and moved ${moved}`);
    if (moved !== undefined && moved !== amount) faults.push(`the transfer ${id} moved ${moved} for ${amount}`);
    if (cause === 'member' && !history.transfers.has(id)) faults.push(`never acknowledged: the transfer ${id}`);
  }
  faults.push(...[...made.keys()].map((id) => `the vendor moved ${id}, which nobody asked for`));
  const there = await vendor.db.selectFrom('demo_wallets').select(['player_id', 'balance']).execute();
  const wallets = await db
    .selectFrom('vendor_wallets')
    .select(['member_id', 'balance_minor', 'moving_minor'])
    .execute();
  for (const { memberId, account } of players) {
    const balance = there.find(({ player_id: id }) => id === memberId)?.balance ?? 0;
    const { balance_minor: known = 0, moving_minor: moving = 0 } =
      wallets.find(({ member_id: id }) => id === memberId) ?? {};
    if (balance !== known) faults.push(`${account} has ${balance} at the vendor, and ${known} by the books`);
    if (moving !== 0) faults.push(`${account} has ${moving} on its way for ever`);
  }
  const rounds = await vendor.db
    .selectFrom('demo_rounds')
    .select(['id', 'state'])
    .where('next_at', 'is not', null)
    .execute();
  return [...faults, ...rounds.map(({ id, state }) => `the round ${id} is ${state} for ever`)];
}
