import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamKpi } from '#src/contract/agents/team-kpi.ts';
import { teamSorts } from '#src/contract/agents/team.ts';
import { countVisit } from '#gateway/ledger/teams/member-days.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { playMovedTeam } from '#gateway/testing/moved-team.ts';
import { teamReads } from '#gateway/testing/team-reads.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { sumTails } from './sum-tails.ts';

const pause = 10_000;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let team: ReturnType<typeof teamReads>;
  let played: Awaited<ReturnType<typeof playMovedTeam>>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    team = teamReads(gateway);
    played = await playMovedTeam(team);
    // Who asks is online: all of them are from the beginning.
    for (const who of [played.leader, played.agent, played.deep, played.other]) await team.tokenOf(who);
  });
  afterAll(() => gateway.close());

  /** Every figure that agents read, of the periods that pages ask for; without lists, in which a member who has moved is summed up for the question. */
  async function readAll(lists = true) {
    const answers: unknown[] = [];
    for (const who of [played.leader, played.agent, played.deep, played.other])
      for (const back of [0, 6, 29]) {
        const span = { startDate: dayAfter(team.today(), -back), endDate: team.today() };
        answers.push(await team.figures(who, span));
        answers.push((await team.ask(who, teamKpi, { ...span, size: 7 })).envelope);
        if (!lists) continue;
        for (const sort of teamSorts) answers.push(await team.downline(who, { ...span, sort }));
        for (const search of ['team', played.below.account])
          answers.push(await team.downline(who, { ...span, search, sort: 'result' }));
      }
    return answers;
  }

  describe('a team that is summed up beforehand [S2-219, S2-220]', () => {
    it('is told as a team that is summed up for the question, also past a move', async () => {
      const [all, before] = [await readAll(), await readAll(false)];
      expect(await sumTails(gateway, 1)).toBeGreaterThan(0);
      expect(await readAll()).toEqual(all);
      await team.play(played.below.id, 1111, 11);
      await countVisit(gateway.db, played.player.id, gateway.clock());
      // What has happened since is not told before the team is summed up again: each answer is of one moment.
      expect(await readAll(false)).toEqual(before);
      await gateway.db.updateTable('team_tails').set({ due_at: 0 }).execute();
      await sumTails(gateway, 1);
      const after = await readAll();
      await gateway.db.updateTable('team_tails').set({ summed_at: 0 }).execute();
      expect(await readAll()).toEqual(after);
      expect(after).not.toEqual(all);
    });

    it('tells the moment of its figures, and is summed up for the question once that is long ago', async () => {
      gateway.advance(pause);
      await sumTails(gateway, 1);
      const summed = gateway.clock();
      gateway.advance(60_000);
      const span = { startDate: team.today(), endDate: team.today() };
      expect((await team.figures(played.leader, span)).at).toBe(summed);
      gateway.advance(180_000);
      expect((await team.figures(played.leader, span)).at).toBe(gateway.clock());
    });

    it('is summed up by one process at a time, and not again before its pause', async () => {
      const counts = await Promise.all([sumTails(gateway, 1), sumTails(gateway, 1), sumTails(gateway, 1)]);
      expect(counts.filter((count) => count > 0)).toHaveLength(1);
      expect(await sumTails(gateway, 1)).toBe(0);
      gateway.advance(pause);
      expect(await sumTails(gateway, 1)).toBeGreaterThan(0);
    });
  });

  it('small teams and days of the next morning are summed up for the question', async () => {
    await gateway.db.updateTable('team_tails').set({ due_at: 0 }).execute();
    expect(await sumTails(gateway)).toBe(0);
    await gateway.db.updateTable('team_tails').set({ due_at: 0 }).execute();
    await sumTails(gateway, 1);
    await team.scene.nextDay();
    const span = { startDate: team.today(), endDate: team.today() };
    expect(await team.figures(played.leader, span)).toMatchObject({
      at: gateway.clock(),
      totals: { turnover: '0.00' },
    });
  });
});
