import type { Tier } from '#src/contract/agents/contract-tiers.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';

/** A contract as a plain record: `holds` from its first day to before the second one. */
export type PlainContract = {
  readonly id: string;
  readonly agent: string;
  readonly kind: ContractKind;
  readonly proposer: string | null;
  readonly tiers: readonly Tier[];
  readonly from: string;
  readonly until: string;
  state: 'proposed' | 'accepted' | 'closed';
  holds: readonly [string, string] | null;
};
/** A round of a player, in the hour that began at `hour` (epoch ms). */
export type Play = {
  readonly day: string;
  readonly hour: number;
  readonly player: string;
  readonly stake: number;
  readonly win: number;
};
type World = {
  readonly contracts: readonly PlainContract[];
  readonly plays: readonly Play[];
  readonly days: readonly string[];
  /** All players below each agent, and for each agent themselves and the agents below. */
  readonly players: ReadonlyMap<string, readonly string[]>;
  readonly agents: ReadonlyMap<string, readonly string[]>;
  readonly rebates: readonly { readonly day: string; readonly agent_id: string; readonly paid_minor: number }[];
};

/** The day on which a period ends that begins on a 1st or a 16th. */
function lastDay(first: string): string {
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number);
  return day === 1 ? `${first.slice(0, 8)}15` : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const sum = (numbers: readonly number[]): bigint => numbers.reduce((all, one) => all + BigInt(one), 0n);

function rateAt(tiers: readonly Tier[], plays: readonly Play[]): bigint {
  const turnover = sum(plays.map(({ stake }) => stake));
  const active = new Set(plays.map(({ player }) => player)).size;
  let rate = 0;
  for (const tier of tiers) if (turnover >= BigInt(tier.turnover) && active >= tier.active) rate = tier.rate;
  return BigInt(rate);
}

/** All that contracts come to, once more from plain lists and in whole numbers of any size: by agent, kind and first day. */
export function recount({ contracts, plays, days, players, agents, rebates }: World) {
  const pays = new Map<string, { gross: bigint; amount: bigint; carried: bigint }>();
  const below = (agent: string, from: string, to: string) =>
    plays.filter(({ day, player }) => day >= from && day <= to && players.get(agent)?.includes(player));
  const heldOn = (kind: ContractKind, day: string) =>
    contracts.filter(({ kind: one, holds }) => one === kind && holds && holds[0] <= day && day < holds[1]);
  const put = (kind: ContractKind, day: string, grossOf: (one: PlainContract) => readonly [bigint, bigint]) => {
    const held = heldOn(kind, day).map((one) => ({ one, made: grossOf(one) }));
    for (const { one, made } of held) {
      const given = held
        .filter(({ one: other }) => other.proposer === one.agent)
        .reduce((all, { made: other }) => all + other[0], 0n);
      const [gross, carried] = made;
      pays.set(`${one.agent} ${kind} ${day}`, { gross, carried, amount: gross > given ? gross - given : 0n });
    }
  };
  for (const day of days) {
    put('salary', day, ({ agent, tiers }) => {
      const played = below(agent, day, day);
      return [(sum(played.map(({ stake }) => stake)) * rateAt(tiers, played)) / 10_000n, 0n];
    });
    put('hourly', day, ({ agent, tiers }) => {
      const hours = Map.groupBy(below(agent, day, day), ({ hour }) => hour);
      const exact = [...hours.values()].map((one) => sum(one.map(({ stake }) => stake)) * rateAt(tiers, one));
      return [exact.reduce((all, one) => all + one, 0n) / 10_000n, 0n];
    });
    const first = `${day.slice(0, 8)}${Number(day.slice(8)) < 16 ? '01' : '16'}`;
    if (lastDay(first) !== day) continue;
    const eve = new Date(Date.parse(`${first}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    const before = `${eve.slice(0, 8)}${Number(eve.slice(8)) < 16 ? '01' : '16'}`;
    put('dividend', first, ({ agent, tiers }) => {
      const played = below(agent, first, day);
      const team = agents.get(agent) ?? [];
      const within = (one: string) => one >= first && one <= day;
      const result = sum(played.map(({ stake, win }) => stake - win));
      const spent = sum(
        rebates.filter((one) => within(one.day) && team.includes(one.agent_id)).map(({ paid_minor }) => paid_minor),
      );
      let salaries = 0n;
      for (const [key, { amount }] of pays) {
        const [who = '', kind, period = ''] = key.split(' ');
        if (kind !== 'dividend' && within(period) && team.includes(who)) salaries += amount;
      }
      const base = result - spent - salaries + (pays.get(`${agent} dividend ${before}`)?.carried ?? 0n);
      return base < 0n ? [0n, base] : [(base * rateAt(tiers, played)) / 10_000n, 0n];
    });
  }
  return pays;
}
