import { fromMinor } from '#src/contract/core/amount.ts';
import type { AccountOverview } from '#src/contract/account/account-overview.schema.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readVipProgress } from './vip-progress.ts';
import type { Member } from '#gateway/context/member.ts';
import { Refusal } from '#gateway/process/refusal.ts';

type Asking = Pick<Member, 'id' | 'sessionId'>;

/** A member's account at a glance [S1-079]. Throws Refusal('session_ended') for a removed member. */
export async function readOverview(gateway: Pick<Gateway, 'db' | 'config'>, asking: Asking): Promise<AccountOverview> {
  const { db } = gateway;
  const [member, lastLoginAt, open] = await Promise.all([
    db
      .selectFrom('members')
      .select(['account', 'nickname', 'type', 'vip_label', 'created_at'])
      .where('id', '=', asking.id)
      .executeTakeFirst(),
    findLastLogin(db, asking),
    sumOpenRounds(db, asking.id),
  ]);
  if (!member) throw new Refusal('session_ended');
  const { account, nickname, type } = member;
  const vip = await readVipProgress(gateway, asking.id, member.vip_label);
  const told = { account, nickname, type, vipLabel: member.vip_label, memberSince: member.created_at };
  return { ...told, lastLoginAt, open, ...(vip && { vip }) };
}

/** The member's last login before this session, on any device. */
async function findLastLogin(db: Kysely<Tables>, { id, sessionId }: Asking): Promise<number | null> {
  const openedAt = sql<number>`coalesce(opened_at, created_at)`;
  const row = await db
    .selectFrom('sessions')
    .select(openedAt.as('at'))
    .where('member_id', '=', id)
    .where('id', '!=', sessionId)
    .where(openedAt, '<=', (eb) => eb.selectFrom('sessions').select(openedAt.as('at')).where('id', '=', sessionId))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** The literal lets both databases use the index of open rounds. */
async function sumOpenRounds(db: Kysely<Tables>, memberId: string): Promise<AccountOverview['open']> {
  const { rounds, stake } = await db
    .selectFrom('rounds')
    .select([
      sql<number>`cast(count(*) as bigint)`.as('rounds'),
      sql<number>`cast(coalesce(sum(stake_minor), 0) as bigint)`.as('stake'),
    ])
    .where('member_id', '=', memberId)
    .where('state', '=', sql.lit('open'))
    .executeTakeFirstOrThrow();
  return { rounds, stake: fromMinor(stake) };
}
