import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { readLimits } from '#gateway/ledger/limits/current-limits.ts';
import { Refusal } from '#gateway/process/refusal.ts';

type Whose = { readonly memberId: string; readonly currency: string };

/** Whether a member limits their stakes or losses: a vendor with wallets of its own tells of a round when it is over, too late to refuse it. */
export async function isLimited(db: Kysely<Tables>, { memberId, currency }: Whose, now: number): Promise<boolean> {
  const limits = await readLimits(db, walletId(memberId, currency), now);
  return limits.some(({ kind }) => kind !== 'deposit');
}

/** Throws Refusal('own_limit_reached') for such a member. */
export async function refuseLimited(db: Kysely<Tables>, whose: Whose, now: number): Promise<void> {
  if (await isLimited(db, whose, now)) throw new Refusal('own_limit_reached');
}
