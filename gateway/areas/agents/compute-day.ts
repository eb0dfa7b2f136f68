import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { type AgentDay, sumDay, type TeamDay } from './day-figures.ts';
import { linesOfDay } from './rebate-lines.ts';

type Rebate = Pick<
  Tables['rebates'],
  'day' | 'agent_id' | 'currency' | 'earned_minor' | 'brought_minor' | 'paid_minor' | 'carried_minor'
>;
/** All that a closed day says; its rows are in order. */
export type ClosedDay = {
  readonly agentDays: readonly AgentDay[];
  readonly lines: readonly Tables['rebate_lines'][];
  readonly rebates: readonly Rebate[];
  readonly hash: string;
};

/** Computes a day that takes no more figures; `pays`: whether its turnover earns anything. Reads alone. */
export async function computeDay(db: Kysely<Tables>, day: TeamDay, pays: boolean): Promise<ClosedDay> {
  const agentDays = await sumDay(db, day);
  const lines = pays ? await linesOfDay(db, day) : [];
  const rebates = await rebatesOf(db, day, lines);
  const figures = await db
    .selectFrom('member_days')
    .innerJoin('members', 'members.id', 'member_days.member_id')
    .selectAll('member_days')
    .where('members.merchant_code', '=', day.merchant)
    .where('member_days.day', '=', day.day)
    .execute();
  const parts = [await hashBefore(db, day), figures, agentDays, lines, rebates].map((part) =>
    typeof part === 'string' ? part : textOf(part),
  );
  const hash = createHash('sha256').update(parts.join('\n\n')).digest('hex');
  return { agentDays, lines, rebates, hash };
}

/** Rows as a text, in an order that no database decides. */
export const textOf = (rows: readonly object[]): string =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .toSorted()
    .join('\n');

async function hashBefore(db: Kysely<Tables>, { merchant, day }: TeamDay): Promise<string> {
  const before = await db
    .selectFrom('team_days')
    .select('hash')
    .where('merchant_code', '=', merchant)
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.hash ?? '';
}

/**
 * The sums of the lines by agent. What corrections have left below zero is brought into the agent's next day, once: each day takes it from the one
 * before, and no sum is kept beside the days.
 */
async function rebatesOf(db: Kysely<Tables>, { merchant, day }: TeamDay, lines: ClosedDay['lines']): Promise<Rebate[]> {
  const earned = new Map<string, number>();
  const key = (row: { agent_id: string; currency: string }) => `${row.agent_id} ${row.currency}`;
  for (const line of lines) earned.set(key(line), (earned.get(key(line)) ?? 0) + line.amount_minor);
  const brought = new Map((await carriedBefore(db, merchant, day)).map((row) => [key(row), row.carried_minor]));
  return [...new Set([...earned.keys(), ...brought.keys()])].toSorted().map((of) => {
    const [agent_id = '', currency = ''] = of.split(' ');
    const [earned_minor, brought_minor] = [earned.get(of) ?? 0, brought.get(of) ?? 0];
    const sum = earned_minor + brought_minor;
    // `-0` would be hashed as another number by one database.
    const parts = { paid_minor: Math.max(0, sum), carried_minor: Math.min(0, sum) || 0 };
    return { day, agent_id, currency, earned_minor, brought_minor, ...parts };
  });
}

/** What is below zero of each agent's latest day before. */
const carriedBefore = (db: Kysely<Tables>, merchant: string, day: string) =>
  db
    .selectFrom('rebates')
    .innerJoin('members', 'members.id', 'rebates.agent_id')
    .select(['rebates.agent_id', 'rebates.currency', 'rebates.carried_minor'])
    .where('members.merchant_code', '=', merchant)
    .where('rebates.carried_minor', '<', 0)
    .where((eb) =>
      eb(
        'rebates.day',
        '=',
        eb
          .selectFrom('rebates as earlier')
          .select(sql<string>`max(${sql.ref('earlier.day')})`.as('day'))
          .whereRef('earlier.agent_id', '=', 'rebates.agent_id')
          .whereRef('earlier.currency', '=', 'rebates.currency')
          .where('earlier.day', '<', day),
      ),
    )
    .execute();
