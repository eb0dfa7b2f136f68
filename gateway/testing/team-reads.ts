import { fromMinor } from '#src/contract/core/amount.ts';
import { dayIn } from '#src/contract/core/age.ts';
import type { Call } from '#src/contract/core/call.ts';
import type { CallQuery } from '#src/contract/call-types.ts';
import { downline, teamBets, teamFigures, teamMember, teamRecord } from '#src/contract/agents/team.ts';
import { createApp } from '../app.ts';
import { createAccessToken } from '../areas/identity/session/access-token.ts';
import { askApp, valueOf } from './call-app.ts';
import { teamScene } from './team-scene.ts';
import type { TestGateway } from './test-gateway.ts';
import { openSession } from './test-members.ts';

type Who = { readonly id: string; readonly account: string };
type Played = { readonly day: string; readonly id: string; readonly stake: number; readonly win: number };

const zone = 'America/Sao_Paulo';

/** A team scene whose members ask the gateway, and a plain record of who played where on which day. */
export function teamReads(gateway: TestGateway) {
  const scene = teamScene(gateway);
  const app = createApp(gateway);
  const played: Played[] = [];
  /** Who stands below whom, by the day from which they do. */
  const placed: { readonly day: string; readonly id: string; readonly agent: string | null }[] = [];
  const today = () => dayIn(gateway.clock(), zone);

  const tokenOf = async ({ id }: Who) => {
    const member = await gateway.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { sessionId } = await openSession(gateway.db, member, gateway.clock());
    return createAccessToken(gateway, { id: sessionId, epoch: 1 });
  };
  const ask = async <C extends Call>(who: Who, call: C, query: CallQuery<C>) =>
    askApp(app, call, { token: await tokenOf(who), query });
  const read =
    <C extends Call>(call: C) =>
    async (who: Who, query: Record<string, unknown> = {}) =>
      valueOf(app, call, {
        token: await tokenOf(who),
        query: { startDate: today(), endDate: today(), ...query } as CallQuery<C>,
      });

  const join = async (agentId: string | null, type = 0) => {
    const member = await scene.join(agentId, type);
    placed.push({ day: today(), id: member.id, agent: agentId });
    return member;
  };
  const move = async (id: string, agent: string | null) => {
    placed.push({ day: await scene.move(id, agent), id, agent });
  };
  const play = async (id: string, stake: number, win = 0) => {
    gateway.advance(1000);
    await scene.play(id, stake, win);
    played.push({ day: today(), id, stake, win });
  };
  /** Whether a member stood below another on a day, or is that one. */
  const isBelow = (id: string, above: string, day: string): boolean => {
    if (id === above) return true;
    const agent = placed.findLast((one) => one.id === id && one.day <= day)?.agent ?? null;
    return agent !== null && isBelow(agent, above, day);
  };
  /** What a branch staked and won in the days in which it was below an agent, by a loop over all rounds. */
  const plainly = (agent: Who, branch: Who, from: string, to = today()) => {
    const inBranch = ({ id, day }: Played) =>
      day >= from && day <= to && id !== agent.id && isBelow(id, branch.id, day) && isBelow(branch.id, agent.id, day);
    const rounds = played.filter(inBranch);
    const sum = (name: 'stake' | 'win') => rounds.reduce((all, round) => all + round[name], 0);
    return { rounds: rounds.length, turnover: fromMinor(sum('stake')), win: fromMinor(sum('win')) };
  };
  return {
    ...{ scene, app, ask, today, join, move, play, plainly, tokenOf },
    figures: read(teamFigures),
    downline: read(downline),
    member: read(teamMember),
    bets: read(teamBets),
    record: read(teamRecord),
  };
}
