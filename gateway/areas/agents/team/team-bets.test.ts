import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { playMovedTeam } from '#gateway/testing/moved-team.ts';
import { teamReads } from '#gateway/testing/team-reads.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

type Who = { readonly id: string; readonly account: string };

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let team: ReturnType<typeof teamReads>;
  let begin = '';
  let leader: Who, agent: Who, deep: Who, player: Who, other: Who, stranger: Who;

  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    team = teamReads(gateway);
    ({ begin, leader, agent, deep, player, other, stranger } = await playMovedTeam(team));
  });
  afterAll(() => gateway.close());

  const span = () => ({ startDate: begin, endDate: team.today() });

  describe('rounds of the team [S2-080]', () => {
    it('are those that its members began while they were in it, the last first, with the sums of all', async () => {
      for (const who of [leader, agent, deep, other]) {
        const { totals, items } = await team.bets(who, span());
        const { rounds, turnover, win } = team.plainly(who, who, begin);
        expect(totals).toMatchObject({ rounds, stake: turnover, win });
        expect(items).toHaveLength(rounds);
        expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted((one, two) => two - one));
      }
      const { items } = await team.bets(leader, span());
      expect(items[0]).toMatchObject({ account: player.account, stake: '4.44', win: '0.04', net: '-4.40' });
    });

    it('of the very midnight from which a member stands in another team are that team’s, and no other’s', async () => {
      const [from, to] = [await team.join(null, 3), await team.join(null, 3)];
      const [moved, stays] = [await team.join(from.id), await team.join(from.id)];
      await team.move(moved.id, to.id);
      const days = gateway.db.selectFrom('team_days').select('starts_at').where('starts_at', '>', gateway.clock());
      const { starts_at: midnight } = await days.orderBy('starts_at').executeTakeFirstOrThrow();
      const noon = gateway.clock();
      gateway.advance(midnight - 1000 - noon);
      for (const { id } of [moved, stays]) await team.play(id, 700);
      gateway.advance(noon + 86_400_000 - gateway.clock());
      const players = async (who: Who) => {
        const { totals, items } = await team.bets(who, span());
        return [totals.rounds, items.map(({ account }) => account)];
      };
      expect([await players(from), await players(to)]).toEqual([
        [1, [stays.account]],
        [1, [moved.account]],
      ]);
      await team.scene.nextDay();
    });

    it('are of one account, category or vendor; of an account that is not in the team there are none', async () => {
      const rounds = async (query: object) => (await team.bets(leader, { ...span(), ...query })).totals.rounds;
      const all = await rounds({});
      expect(await rounds({ account: player.account })).toBe(team.plainly(leader, player, begin).rounds);
      expect([await rounds({ category: 'RNG' }), await rounds({ category: 'FISH' })]).toEqual([all, 0]);
      expect([await rounds({ vendor: 'COR' }), await rounds({ vendor: 'NOR' })]).toEqual([all, 0]);
      for (const account of [stranger.account, leader.account, 'nobody', '%'])
        expect(await rounds({ account })).toBe(0);
    });

    it('have pages, of which each round is on one', async () => {
      const many = await team.join(null, 3);
      const plays = await team.join(many.id);
      for (let index = 0; index < 25; index += 1) {
        gateway.advance(index % 7 === 0 ? 3_600_000 / 2 : 1000);
        await team.play(plays.id, 100);
      }
      const pages = [await team.bets(many), await team.bets(many, { pageNo: 2 }), await team.bets(many, { pageNo: 3 })];
      expect(pages.map(({ items }) => items.length)).toEqual([20, 5, 0]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(25);
    });
  });
});
