import type { ContractKind } from '#src/contract/site/contracts.ts';
import type { Tier } from '#src/contract/agents/contract-tiers.ts';
import { above, countDay, type PlainDay } from './plain-day.ts';
import { linesOf, type PlainRebate, rebatesOf } from './plain-rebates.ts';
import type { Held, World } from './world.ts';

/** What a contract comes to in a period. */
type PlainPay = { readonly gross: bigint; readonly amount: bigint; readonly carried: bigint };
export type Recounted = {
  readonly days: ReadonlyMap<string, PlainDay>;
  /** By `day agent child`. */
  readonly lines: ReadonlyMap<string, bigint>;
  /** By `day agent`. */
  readonly rebates: ReadonlyMap<string, PlainRebate>;
  /** By `agent kind day`. */
  readonly pays: ReadonlyMap<string, PlainPay>;
};

function rateAt(tiers: readonly Tier[], turnover: bigint, active: number): bigint {
  let rate = 0;
  for (const tier of tiers) if (turnover >= BigInt(tier.turnover) && active >= tier.active) rate = tier.rate;
  return BigInt(rate);
}
const shareOf = (amount: bigint, rate: bigint): bigint => (amount > 0n ? (amount * rate) / 10_000n : 0n);

/** The day on which a period ends that begins on a 1st or a 16th. */
function lastDay(first: string): string {
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number);
  return day === 1 ? `${first.slice(0, 8)}15` : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
const firstDay = (day: string) => `${day.slice(0, 8)}${Number(day.slice(8)) < 16 ? '01' : '16'}`;
const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** All that teams come to, once more: by loops over everything that has happened, in whole numbers of any size. */
export function recount(world: World): Recounted {
  const played = Map.groupBy(world.played, ({ day }) => day);
  const days = new Map<string, PlainDay>();
  const [lines, rebates] = [new Map<string, bigint>(), new Map<string, PlainRebate>()];
  const pays = new Map<string, PlainPay>();
  const carried = new Map<string, bigint>();
  const put = (kind: ContractKind, period: string, comesTo: (one: Held) => readonly [bigint, bigint]) => {
    const agentOf = days.get(period)?.agentOf;
    const held = world.held.filter(
      ({ kind: one, from, until, agent, by }) =>
        one === kind && from <= period && period < until && (by === null || agentOf?.get(agent) === by),
    );
    const made = held.map((one) => ({ one, made: comesTo(one) }));
    for (const { one, made: own } of made) {
      const below = made.filter(({ one: other }) => other.by === one.agent);
      const given = below.reduce((all, { made: other }) => all + other[0], 0n);
      const amount = own[0] > given ? own[0] - given : 0n;
      pays.set(`${one.agent} ${kind} ${period}`, { gross: own[0], carried: own[1], amount });
    }
  };
  for (const day of world.days) {
    const counted = countDay(world, day, played.get(day) ?? []);
    days.set(day, counted);
    const ofDay = linesOf(world, day, counted);
    for (const [key, amount] of ofDay) lines.set(`${day} ${key}`, amount);
    for (const [agent, rebate] of rebatesOf(ofDay, carried)) rebates.set(`${day} ${agent}`, rebate);
    put('salary', day, ({ agent, tiers }) => {
      const { turnover = 0n, active } = counted.teams.get(agent) ?? {};
      return [shareOf(turnover, rateAt(tiers, turnover, active?.size ?? 0)), 0n];
    });
    put('hourly', day, ({ agent, tiers }) => {
      const hours = [...(counted.teams.get(agent)?.hours.values() ?? [])];
      const exact = hours.reduce((all, one) => all + one.turnover * rateAt(tiers, one.turnover, one.active.size), 0n);
      return [exact / 10_000n, 0n];
    });
    const first = firstDay(day);
    if (lastDay(first) === day)
      put('dividend', first, ({ agent, tiers }) => {
        const sums = periodOf({ days, rebates, pays }, agent, first, day);
        const base =
          sums.result - sums.spent + (pays.get(`${agent} dividend ${firstDay(dayBefore(first))}`)?.carried ?? 0n);
        return [shareOf(base, rateAt(tiers, sums.turnover, sums.active.size)), base < 0n ? base : 0n];
      });
  }
  return { days, lines, rebates, pays };
}

type Counted = Omit<Recounted, 'lines'>;

/** What a team played in some days, where each stood on that day, and what was paid to its agents by these days. */
function periodOf({ days, rebates, pays }: Counted, agent: string, first: string, last: string) {
  const sums = { result: 0n, turnover: 0n, spent: 0n, active: new Set<string>() };
  for (const [day, { agentOf, teams }] of days) {
    if (day < first || day > last) continue;
    const isInTeam = (id: string) => id === agent || above(agentOf, id).includes(agent);
    const team = teams.get(agent);
    sums.turnover += team?.turnover ?? 0n;
    sums.result += (team?.turnover ?? 0n) - (team?.win ?? 0n);
    for (const id of team?.active ?? []) sums.active.add(id);
    for (const [key, { paid }] of rebates) if (key.startsWith(`${day} `) && isInTeam(key.slice(11))) sums.spent += paid;
    for (const [key, { amount }] of pays) {
      const [who = '', kind, period] = key.split(' ');
      if (kind !== 'dividend' && period === day && isInTeam(who)) sums.spent += amount;
    }
  }
  return sums;
}
