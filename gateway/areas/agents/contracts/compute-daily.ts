import type { Kysely } from 'kysely';
import { tierAt } from '#src/contract/agents/contract-tiers.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import type { TeamDay } from '../day-figures.ts';
import { roundParts } from '../largest-remainder.ts';
import { lessGiven, type Pay, payOf } from './pay-rows.ts';
import { heldOn } from './read-contracts.ts';
import type { TeamHour } from './team-hours.ts';
import { shareOf } from './share-of.ts';

type Hour = Tables['contract_hours'];

/** Reads the hours of the teams of some agents. */
type HoursOf = (db: Kysely<Tables>, day: TeamDay, agents: readonly string[]) => Promise<TeamHour[]>;

/** What a closed day comes to by contracts of a daily salary: the turnover of the team times the rate of its tier. */
export async function salariesOf(db: Kysely<Tables>, day: TeamDay): Promise<Pay[]> {
  const held = await heldOn(db, { ...day, kind: 'salary' });
  const figures = await teamsOf(
    db,
    day,
    held.map(({ agent_id }) => agent_id),
  );
  const pays = held.map((contract) => {
    const { turnover, active } = figures.get(contract.agent_id) ?? { turnover: 0, active: 0 };
    const { place: tier, rate } = tierAt(contract.tiers, { turnover, active });
    const gross_minor = shareOf(turnover, rate);
    return payOf(contract, day, { turnover_minor: turnover, active, tier, rate, base_minor: turnover, gross_minor });
  });
  return lessGiven(pays, held);
}

/** Turnover of all below some agents in a closed day, and how many of them played. */
export async function teamsOf(db: Kysely<Tables>, { day, currency }: TeamDay, agents: readonly string[]) {
  if (agents.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('agent_days')
    .select(['agent_id', sumOf('turnover_minor').as('turnover')])
    .select((eb) =>
      eb.fn.max<number>(eb.case().when('category', '=', '').then(eb.ref('active')).else(0).end()).as('active'),
    )
    .where('day', '=', day)
    .where('currency', '=', currency)
    .where('agent_id', 'in', agents)
    .groupBy('agent_id')
    .execute();
  return new Map(rows.map(({ agent_id, turnover, active }) => [agent_id, { turnover, active: Number(active) }]));
}

/**
 * The same by contracts of an hourly salary: each hour has a tier of its own. The exact sum of an agent's hours is rounded down, and the hours make
 * it up by largest remainder.
 */
export async function hourlyOf(
  db: Kysely<Tables>,
  day: TeamDay,
  hoursOf: HoursOf,
): Promise<{ pays: Pay[]; hours: Hour[] }> {
  const held = await heldOn(db, { ...day, kind: 'hourly' });
  const all = Map.groupBy(
    await hoursOf(
      db,
      day,
      held.map(({ agent_id }) => agent_id),
    ),
    ({ agent_id }) => agent_id,
  );
  const hours = held.flatMap(({ agent_id, tiers }) => {
    const own = (all.get(agent_id) ?? []).map((hour) => {
      const { place: tier, rate } = tierAt(tiers, { turnover: hour.turnover_minor, active: hour.active });
      return { ...hour, day: day.day, tier, rate };
    });
    const parts = own.map((hour) => ({ key: String(hour.begun_at), numerator: hour.turnover_minor * hour.rate }));
    const amounts = roundParts(parts);
    return own.map((hour): Hour => ({ ...hour, gross_minor: amounts.get(String(hour.begun_at)) ?? 0 }));
  });
  const pays = held.map((contract) => {
    const paid = hours.filter(({ agent_id, tier }) => agent_id === contract.agent_id && tier > 0);
    const turnover_minor = paid.reduce((sum, hour) => sum + hour.turnover_minor, 0);
    const gross_minor = paid.reduce((sum, hour) => sum + hour.gross_minor, 0);
    const last = Math.max(0, ...paid.map(({ tier }) => tier));
    const figures = { active: 0, tier: last, rate: 0, base_minor: turnover_minor };
    return payOf(contract, day, { ...figures, turnover_minor, gross_minor });
  });
  return { pays: lessGiven(pays, held), hours };
}
