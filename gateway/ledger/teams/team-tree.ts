import { type Transaction, sql } from 'kysely';
import { may } from '#src/contract/core/member-type.ts';
import type { Tables } from '../../db/tables.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { noEnd } from './member-days.ts';
import { dayAfter } from '../day-of.ts';
import { markForRecount } from './round-changes.ts';
import { layDays, type MerchantDays, openDay } from './team-calendar.ts';

type Link = Tables['team_links'];

/** Levels of a team, the leader's included. */
export const mostLevels = 8;

/** Why a member cannot stand below another one. */
export type TreeFault = 'below itself' | 'no agent' | 'too deep';
export class TreeRefusal extends Error {
  readonly fault: TreeFault;
  constructor(fault: TreeFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Makes other transactions that change the merchant's teams wait for the end of this one. */
export const lockTeams = (trx: Transaction<Tables>, merchant: string): Promise<unknown> =>
  trx
    .updateTable('merchants')
    .set((eb) => ({ currency: eb.ref('currency') }))
    .where('code', '=', merchant)
    .execute();

/** Locks the teams and answers the open day. */
async function beginChange(trx: Transaction<Tables>, days: MerchantDays, now: number): Promise<string> {
  await lockTeams(trx, days.merchant);
  await layDays(trx, days, now);
  const day = await openDay(trx, days.merchant, now);
  if (day === undefined) throw new Error(`no days are laid for ${days.merchant}`);
  return day;
}

/**
 * Puts a member who is in no team below an agent, from the open day of `now` (epoch ms) on; with `null` it leads a team of its own. The member has done
 * nothing in a team before. Throws TreeRefusal.
 */
export async function joinTeam(
  trx: Transaction<Tables>,
  { memberId, agentId, ...days }: MerchantDays & { readonly memberId: string; readonly agentId: string | null },
  now: number,
): Promise<void> {
  const day = await beginChange(trx, days, now);
  const own = await linksAbove(trx, memberId, day);
  if (own.length > 0) throw new Error(`${memberId} is in a team`);
  if (agentId === memberId) throw new TreeRefusal('below itself');
  if (agentId !== null) await ensureInTeam(trx, agentId, day);
  const above = agentId === null ? [] : await linksAbove(trx, agentId, day);
  if (above.some(({ depth }) => depth + 1 >= mostLevels)) throw new TreeRefusal('too deep');
  const member = await memberOf(trx, memberId);
  const links = above.map((link) => ({
    ...{ ancestor_id: link.ancestor_id, member_id: memberId, depth: link.depth + 1 },
    ...{ since_day: latest(link.since_day, day), until_day: link.until_day, account_folded: member.account_folded },
  }));
  await insertRows(trx, 'team_links', [selfLink(member, day), ...links]);
  // A member who is inserted by this transaction has no rounds.
  if (member.created_at < now)
    await markForRecount(trx, { ...days, day, agents: above.map(({ ancestor_id }) => ancestor_id) });
}

/**
 * Moves a member with all below it to another agent, or with `null` to the top, from the day after the open one on. A second move of the same day replaces the
 * first. Returns that day. Throws TreeRefusal, and changes nothing then.
 */
export async function moveMember(
  trx: Transaction<Tables>,
  { memberId, agentId, ...days }: MerchantDays & { readonly memberId: string; readonly agentId: string | null },
  now: number,
): Promise<string> {
  const today = await beginChange(trx, days, now);
  const from = dayAfter(today);
  await ensureInTeam(trx, memberId, today);
  if (agentId !== null) await ensureInTeam(trx, agentId, today);
  const below = await lastingLinks(trx, 'ancestor_id', memberId);
  const above = agentId === null ? [] : await lastingLinks(trx, 'member_id', agentId);
  if (below.some(({ member_id }) => member_id === agentId)) throw new TreeRefusal('below itself');
  const deepest = Math.max(...below.map(({ depth }) => depth));
  if (above.some(({ depth }) => depth + 1 + deepest >= mostLevels)) throw new TreeRefusal('too deep');
  const before = (await lastingLinks(trx, 'member_id', memberId)).filter(({ depth }) => depth > 0);
  await endLinks(
    trx,
    before.map(({ ancestor_id }) => ancestor_id),
    memberId,
    from,
  );
  const links = above.flatMap((up) =>
    below.map((down) => ({
      ...{ ancestor_id: up.ancestor_id, member_id: down.member_id, depth: up.depth + 1 + down.depth },
      ...{ since_day: from, until_day: noEnd, account_folded: down.account_folded },
    })),
  );
  await insertRows(trx, 'team_links', links);
  return from;
}

/** Ends the links between members above and all below another; those that have not begun are taken away. */
async function endLinks(trx: Transaction<Tables>, above: readonly string[], memberId: string, from: string) {
  if (above.length === 0) return;
  const below = sql<string>`(select member_id from ${sql.table('team_links')} where ancestor_id = ${memberId} and until_day = ${noEnd})`;
  await trx
    .deleteFrom('team_links')
    .where('ancestor_id', 'in', above)
    .where(sql<boolean>`member_id in ${below}`)
    .where('since_day', '>=', from)
    .execute();
  await trx
    .updateTable('team_links')
    .set({ until_day: from })
    .where('ancestor_id', 'in', above)
    .where(sql<boolean>`member_id in ${below}`)
    .where('until_day', '=', noEnd)
    .execute();
}

type Member = Pick<Tables['members'], 'id' | 'type' | 'account_folded' | 'created_at'>;

const memberOf = (trx: Transaction<Tables>, id: string): Promise<Member> =>
  trx
    .selectFrom('members')
    .select(['id', 'type', 'account_folded', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const selfLink = ({ id, account_folded }: Member, day: string): Link => ({
  ...{ ancestor_id: id, member_id: id, depth: 0, since_day: day, until_day: noEnd, account_folded },
});

/** An agent who is in no team leads one. */
async function ensureInTeam(trx: Transaction<Tables>, memberId: string, day: string): Promise<void> {
  const own = await linksAbove(trx, memberId, day);
  if (own.length > 0) return;
  const member = await memberOf(trx, memberId);
  if (!may.agentArea(member.type)) throw new TreeRefusal('no agent');
  await insertRows(trx, 'team_links', [selfLink(member, day)]);
}

/** A member's links upwards that hold on a day or later, its own included. */
const linksAbove = (trx: Transaction<Tables>, memberId: string, day: string): Promise<Link[]> =>
  trx
    .selectFrom('team_links')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('until_day', '>', day)
    .orderBy('depth')
    .execute();

const lastingLinks = (trx: Transaction<Tables>, side: 'ancestor_id' | 'member_id', id: string): Promise<Link[]> =>
  trx.selectFrom('team_links').selectAll().where(side, '=', id).where('until_day', '=', noEnd).execute();

const latest = (one: string, other: string) => (one > other ? one : other);

/**
 * The agent of a team that the owner of an invitation code brings a new member to: the owner, or for a member who is no agent the agent that
 * they stand below. The next one above where a team would become too deep; null for an owner without a team.
 */
export async function agentOfCode(
  trx: Transaction<Tables>,
  { merchant, code }: { readonly merchant: string; readonly code: string },
): Promise<string | null> {
  const owner = await trx
    .selectFrom('affiliate_codes')
    .innerJoin('members', 'members.id', 'affiliate_codes.member_id')
    .select(['members.id', 'members.type'])
    .where('affiliate_codes.merchant_code', '=', merchant)
    .where('affiliate_codes.code', '=', code)
    .executeTakeFirst();
  if (!owner) return null;
  const above = await trx
    .selectFrom('team_links')
    .innerJoin('members', 'members.id', 'team_links.ancestor_id')
    .select(['members.id', 'members.type', 'depth'])
    .where('team_links.member_id', '=', owner.id)
    .where('until_day', '=', noEnd)
    .orderBy('depth')
    .execute();
  if (above.length === 0) return may.agentArea(owner.type) ? owner.id : null;
  const levels = above.length;
  const found = above.find(({ type, depth }) => may.agentArea(type) && levels - depth < mostLevels);
  return found?.id ?? null;
}
