import type { PlainDay } from './plain-day.ts';
import type { World } from './world.ts';

/** The largest whole number that is not above a number of ten-thousandths. */
const floored = (exact: bigint): bigint => (exact - (((exact % 10_000n) + 10_000n) % 10_000n)) / 10_000n;

/** A function of the rates of a day: nobody has more than any agent above them. */
function ratesOf({ rated }: Pick<World, 'rated'>, day: string, agentOf: PlainDay['agentOf']) {
  const set = new Map<string, number>();
  for (const one of rated) if (one.day <= day) set.set(one.agent, one.rate);
  const rateOf = (id: string): bigint => {
    const own = BigInt(set.get(id) ?? 0);
    const agent = agentOf.get(id);
    const most = agent ? rateOf(agent) : own;
    return own < most ? own : most;
  };
  return rateOf;
}

/** The lines of a day by `agent child`, whose exact sum of an agent is rounded down and made up by largest remainder. */
export function linesOf(
  world: Pick<World, 'rated'>,
  day: string,
  { agentOf, branches }: PlainDay,
): Map<string, bigint> {
  const rateOf = ratesOf(world, day, agentOf);
  const exact = [...branches].flatMap(([key, turnover]) => {
    const [agent = '', child = ''] = key.split(' ');
    const rate = rateOf(agent) - rateOf(child);
    return rate > 0n && turnover !== 0n ? [{ key, agent, child, exact: turnover * rate }] : [];
  });
  const lines = new Map<string, bigint>();
  for (const own of Map.groupBy(exact, ({ agent }) => agent).values()) {
    let left = floored(own.reduce((sum, one) => sum + one.exact, 0n));
    for (const one of own) {
      lines.set(one.key, floored(one.exact));
      left -= floored(one.exact);
    }
    const restOf = (one: (typeof own)[number]) => one.exact - floored(one.exact) * 10_000n;
    const byRest = own.toSorted((a, b) => Number(restOf(b) - restOf(a)) || (a.child < b.child ? -1 : 1));
    for (const { key } of byRest.slice(0, Number(left))) lines.set(key, (lines.get(key) ?? 0n) + 1n);
  }
  return lines;
}

export type PlainRebate = {
  readonly earned: bigint;
  readonly brought: bigint;
  readonly paid: bigint;
  readonly carried: bigint;
};

/** The rebates of a day by agent. `before`: what each agent's last rebate has carried on; it is brought up to date. */
export function rebatesOf(lines: ReadonlyMap<string, bigint>, before: Map<string, bigint>): Map<string, PlainRebate> {
  const earned = new Map<string, bigint>();
  for (const [key, amount] of lines) {
    const [agent = ''] = key.split(' ');
    earned.set(agent, (earned.get(agent) ?? 0n) + amount);
  }
  const below = [...before].filter(([, carried]) => carried < 0n).map(([agent]) => agent);
  const rebates = new Map<string, PlainRebate>();
  for (const agent of new Set([...earned.keys(), ...below])) {
    const [own, brought] = [earned.get(agent) ?? 0n, before.get(agent) ?? 0n];
    const sum = own + brought;
    const carried = sum < 0n ? sum : 0n;
    rebates.set(agent, { earned: own, brought, paid: sum - carried, carried });
    before.set(agent, carried);
  }
  return rebates;
}
