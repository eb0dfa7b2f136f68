import type { Kysely } from 'kysely';
import { invitedPageSize } from '#src/contract/invitations/invitations.ts';
import type { InvitedMember } from '#src/contract/invitations/invitations.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { maskAccount } from '../site/mask-account.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { pairsOf } from './commission/earned.ts';
import type { Inviter } from '../identity/registration/make-code.ts';

/** Members who registered with a code of the inviter, valid or not, without the inviter. */
const invitedBy = (db: Kysely<Tables>, { merchant, memberId }: Inviter) =>
  db
    .selectFrom('member_profiles')
    .where('member_profiles.merchant_code', '=', merchant)
    .where('member_profiles.affiliate_code', 'in', (eb) =>
      eb
        .selectFrom('affiliate_codes')
        .select('code')
        .where('merchant_code', '=', merchant)
        .where('affiliate_codes.member_id', '=', memberId),
    )
    .where('member_profiles.member_id', '!=', memberId);

/** The members of a list who have finished a round for money. */
async function whoPlayed(db: Kysely<Tables>, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('round_sums')
    .select('member_id')
    .distinct()
    .where('member_id', 'in', memberIds)
    .where('span', '=', 'day')
    .where('state', '=', 'ended')
    .where('rounds', '>', 0)
    .execute();
  return new Set(rows.map(({ member_id }) => member_id));
}

const counted = (db: Kysely<Tables>, inviter: Inviter) =>
  invitedBy(db, inviter).select((eb) => eb.fn.countAll<number>().as('n'));

/** The number of members invited by the inviter's codes, and of those who have finished a round for money. */
export async function countInvited(db: Kysely<Tables>, inviter: Inviter): Promise<{ joined: number; played: number }> {
  const { n: joined } = await counted(db, inviter).executeTakeFirstOrThrow();
  const { n: played } = await counted(db, inviter)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('round_sums')
          .select('round_sums.rounds')
          .whereRef('round_sums.member_id', '=', 'member_profiles.member_id')
          .where('round_sums.span', '=', 'day')
          .where('round_sums.state', '=', 'ended')
          .where('round_sums.rounds', '>', 0),
      ),
    )
    .executeTakeFirstOrThrow();
  return { joined, played };
}

/** A page of the members who registered with the inviter's codes, the last first, and whether they have played. */
export async function readInvited(db: Kysely<Tables>, inviter: Inviter, { limit = 50, offset = 0 }) {
  const rows = await invitedBy(db, inviter)
    .innerJoin('members', 'members.id', 'member_profiles.member_id')
    .select(['members.id', 'members.account', 'member_profiles.affiliate_code', 'member_profiles.registered_at'])
    .orderBy('member_profiles.registered_at', 'desc')
    .orderBy('members.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const played = await whoPlayed(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, state: played.has(row.id) ? ('played' as const) : ('joined' as const) }));
}

/** A page of the members invited by the inviter's codes, newest first, their names masked. */
export async function listInvited(db: Kysely<Tables>, inviter: Inviter, pageNo: number) {
  const { n: totalCount } = await counted(db, inviter).executeTakeFirstOrThrow();
  const offset = (pageNo - 1) * invitedPageSize;
  const rows = await readInvited(db, inviter, { limit: invitedPageSize, offset });
  const paid = await pairsOf(
    db,
    inviter.memberId,
    rows.map(({ id }) => id),
  );
  const list = rows.map(({ id, account, state, registered_at }, index): InvitedMember => ({
    number: totalCount - offset - index,
    account: maskAccount(account),
    state,
    joinedAt: registered_at,
    ...(paid.has(id) && { earned: fromMinor(paid.get(id)?.paid_minor ?? 0) }),
  }));
  return { list, pageNum: pageNo, totalPages: Math.ceil(totalCount / invitedPageSize), totalCount };
}
