import type { Kysely } from 'kysely';
import { dayIn } from '#src/contract/core/age.ts';
import { rule } from '#src/contract/core/profiles.ts';
import { teamDaysBack } from '#src/contract/agents/team-period.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayAfter, midnight } from '#gateway/ledger/day-of.ts';
import type { Time } from '#gateway/ledger/periods.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { profileOf, readMerchant } from '../../site/merchant.ts';

/** The agent who asks (a member's id), the site's merchant and its open day (YYYY-MM-DD); `now` in epoch ms. */
export type TeamPlace = {
  readonly db: Kysely<Tables>;
  readonly agentId: string;
  readonly merchant: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly today: string;
  readonly now: number;
  /** Whether the place lets agents freeze members. */
  readonly mayFreeze: boolean;
};

/** An agent whose team it is, and what its days and money are of. */
export type Team = Pick<TeamPlace, 'db' | 'agentId' | 'merchant' | 'currency'>;

/** Where an agent's questions about their team are answered. */
export async function placeOf(gateway: Gateway, agentId: string): Promise<TeamPlace> {
  const { db, clock, config } = gateway;
  const found = await readMerchant(gateway, config.merchant);
  if (!found) throw new Error(`there is no merchant ${config.merchant}`);
  const { code: merchant, currency } = found;
  const { timeZone } = found.settings;
  const now = clock();
  const today = (await openDay(db, merchant, now)) ?? dayIn(now, timeZone);
  const mayFreeze = rule(profileOf(found.settings), 'agentsHandleAccounts');
  return { db, agentId, merchant, currency, timeZone, today, now, mayFreeze };
}

/** Days (YYYY-MM-DD), both included. */
export type Days = { readonly from: string; readonly to: string };

/** The days of a request; later ones count as the open day. Throws Refusal for those of more than a year ago. */
export function daysAsked({ today }: TeamPlace, asked: { readonly startDate: string; readonly endDate: string }): Days {
  if (asked.startDate < dayAfter(today, -teamDaysBack)) throw new Refusal('invalid_request', { fields: ['startDate'] });
  const until = (day: string) => (day < today ? day : today);
  return { from: until(asked.startDate), to: until(asked.endDate) };
}

/** The moments of the days, as the merchant's calendar has laid them; the second one excluded. */
export async function momentsOf({ db, merchant, timeZone }: TeamPlace, { from, to }: Days): Promise<Time> {
  const after = dayAfter(to);
  const laid = await db
    .selectFrom('team_days')
    .select(['day', 'starts_at'])
    .where('merchant_code', '=', merchant)
    .where('day', 'in', [from, after])
    .execute();
  const begin = (day: string) => laid.find((row) => row.day === day)?.starts_at ?? midnight(day, timeZone);
  return { from: begin(from), to: begin(after) };
}

/** When the days of the merchant's calendar begin from one moment until before another, in order; epoch ms. */
export async function dayStarts(
  { db, merchant }: Pick<Team, 'db' | 'merchant'>,
  { from, to }: Time,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('team_days')
    .select('starts_at')
    .where('merchant_code', '=', merchant)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at: at }) => at);
}

/** Each of the days, in order. */
export function eachDay({ from, to }: Days): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** As many days, that end where these begin. */
export function daysBefore(days: Days): Days {
  return { from: dayAfter(days.from, -eachDay(days).length), to: dayAfter(days.from, -1) };
}

/** The days of these that take figures: closed ones have sums of their own. */
export async function openDaysOf({ db, merchant }: TeamPlace, { from, to }: Days): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('team_days')
    .select('day')
    .where('merchant_code', '=', merchant)
    .where('closed_at', 'is', null)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}
