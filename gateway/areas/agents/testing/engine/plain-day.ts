import type { Played, World } from './world.ts';

/** What all below an agent did in a day. */
type Team = { members: number; active: Set<string>; turnover: bigint; win: bigint; hours: Map<number, Hour> };
type Hour = { turnover: bigint; active: Set<string> };
export type PlainDay = {
  readonly agentOf: ReadonlyMap<string, string | null>;
  readonly teams: ReadonlyMap<string, Team>;
  /** Turnover by `agent child`: of the child and all below. */
  readonly branches: ReadonlyMap<string, bigint>;
};

/** The agents above a member, the direct one first. */
export function above(agentOf: PlainDay['agentOf'], id: string): string[] {
  const agent = agentOf.get(id);
  return agent ? [agent, ...above(agentOf, agent)] : [];
}

/** A day counted plainly: every member and every round is carried up to each agent above, one by one. */
export function countDay({ placed }: Pick<World, 'placed'>, day: string, played: readonly Played[]): PlainDay {
  const agentOf = new Map<string, string | null>();
  for (const place of placed) if (place.day <= day) agentOf.set(place.id, place.agent);
  const teams = new Map<string, Team>();
  const teamOf = (id: string) => {
    const team = teams.get(id) ?? { members: 0, active: new Set(), turnover: 0n, win: 0n, hours: new Map() };
    teams.set(id, team);
    return team;
  };
  for (const id of agentOf.keys()) for (const agent of above(agentOf, id)) teamOf(agent).members += 1;
  const branches = new Map<string, bigint>();
  for (const [id, rounds] of Map.groupBy(played, (one) => one.id)) {
    const isActive = rounds.reduce((all, one) => all + one.rounds, 0) > 0;
    const [stake, win] = [sumOf(rounds, 'stake'), sumOf(rounds, 'win')];
    let child = id;
    for (const agent of above(agentOf, id)) {
      const team = teamOf(agent);
      team.turnover += stake;
      team.win += win;
      if (isActive) team.active.add(id);
      branches.set(`${agent} ${child}`, (branches.get(`${agent} ${child}`) ?? 0n) + stake);
      for (const { hour, stake: one } of rounds) {
        if (hour === null) continue;
        const of = team.hours.get(hour) ?? { turnover: 0n, active: new Set() };
        team.hours.set(hour, { turnover: of.turnover + BigInt(one), active: of.active.add(id) });
      }
      child = agent;
    }
  }
  return { agentOf, teams, branches };
}

const sumOf = (rounds: readonly Played[], name: 'stake' | 'win'): bigint =>
  rounds.reduce((all, one) => all + BigInt(one.rounds * one[name]), 0n);
