import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { readAway } from '#gateway/ledger/away.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { createTransfer } from './create-transfer.ts';
import { refuseLimited } from './play-limits.ts';
import { runNow } from './run-transfer.ts';
import { readFollows } from './settings.ts';
import { walletsAtRest } from './wallets-at-rest.ts';

type Cause = Tables['wallet_transfers']['cause'];
/** Money at a vendor of a member who has not played there for so long comes home; ms. */
const idleFor = 30 * 60_000;

/** Begins transfers home from every vendor where a member has money, or from one; answers their ids. A vendor with a transfer under way is left out. */
export async function beginHome(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { memberId, cause, vendor, except }: { memberId: string; cause: Cause; vendor?: string | undefined; except?: string },
): Promise<string[]> {
  await lockMember(trx, memberId);
  const rows = await walletsAtRest(trx)
    .select('vendor_wallets.vendor')
    .where('vendor_wallets.member_id', '=', memberId)
    .orderBy('vendor_wallets.vendor')
    .execute();
  const ids: string[] = [];
  for (const { vendor: from } of rows) {
    if (from === except || (vendor !== undefined && vendor !== from)) continue;
    ids.push(
      await createTransfer(gateway, trx, { memberId, vendor: from, direction: 'home', cause, amount: undefined }),
    );
  }
  return ids;
}

/**
 * Prepares the wallets for a game of a vendor, where the member's money follows them: what is at other vendors comes home, and the main balance goes along to
 * a vendor with wallets of its own. Answers what such a vendor's game does with the money when it is left; undefined for a game on the main wallet. A member who limits stakes or
 * losses is refused there (own_limit_reached).
 */
export async function followIntoGame(
  gateway: Gateway,
  { memberId, currency }: { readonly memberId: string; readonly currency: string },
  { vassalage, wallet_url: address }: Pick<Tables['vendors'], 'vassalage' | 'wallet_url'>,
): Promise<'follows' | 'own' | undefined> {
  const { db, clock } = gateway;
  if (address !== '') await refuseLimited(db, { memberId, currency }, clock());
  const follows = await readFollows(db, memberId);
  // Most launches find no money at vendors: they lock nothing.
  if (follows && (await readAway(db, memberId, currency)) > 0) {
    const home = await transact(db, (trx) => beginHome(gateway, trx, { memberId, cause: 'launch', except: vassalage }));
    await runNow(gateway, home);
  }
  if (address === '') return undefined;
  if (follows) await runNow(gateway, await takeAlong(gateway, memberId, vassalage));
  return follows ? 'follows' : 'own';
}

/** Takes the main balance along; with nothing in it, or another transfer under way, the game opens with what is there. */
async function takeAlong(gateway: Gateway, memberId: string, vendor: string): Promise<string[]> {
  try {
    const out = { memberId, vendor, direction: 'out', cause: 'launch', amount: undefined } as const;
    return [await transact(gateway.db, (trx) => createTransfer(gateway, trx, out))];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [];
  }
}

/** Brings home what members have left behind, such as by closing the tab of a game. */
export async function bringAbandoned(gateway: Gateway): Promise<void> {
  const { db, clock } = gateway;
  const before = clock() - idleFor;
  const rows = await walletsAtRest(db, (one) => one('wallet_transfers.created_at', '>', before))
    .leftJoin('wallet_settings', 'wallet_settings.member_id', 'vendor_wallets.member_id')
    .select(['vendor_wallets.member_id as memberId', 'vendor_wallets.vendor'])
    .where('changed_at', '<', before)
    .where((eb) => eb.or([eb('follow', 'is', null), eb('follow', '=', 1)]))
    .limit(atOnce)
    .execute();
  await beginEach(gateway, rows);
}

/** How many wallets one look brings home. */
export const atOnce = 50;

/** Begins to bring home what members have at a vendor, one after the other. */
export async function beginEach(
  gateway: Gateway,
  wallets: readonly { readonly memberId: string; readonly vendor: string }[],
): Promise<void> {
  for (const wallet of wallets)
    await transact(gateway.db, (trx) => beginHome(gateway, trx, { ...wallet, cause: 'leave' }));
}
