import { expect, it } from 'vitest';
import { dayIn } from '#src/contract/core/age.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import { transact } from '#gateway/db/transact.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { joinTeam } from '#gateway/ledger/teams/team-tree.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { changeRounds } from '#gateway/testing/rounds.ts';
import { seededRandom, seedOfRun } from '#gateway/testing/seeded-random.ts';
import { teamScene } from '#gateway/testing/team-scene.ts';
import { addMember, fundMember } from '#gateway/testing/test-members.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { changeSettings } from '../../site/setting-actions.ts';
import { closeDays } from '../close-days.ts';
import { readTeamBets } from '../team/team-bets.ts';
import { placeOf } from '../team/team-place.ts';
import { sumTails } from '../tails/sum-tails.ts';
import { plainBets } from '../testing/plain-bets.ts';
import { checkRounds } from './check-rounds.ts';
import { foldRounds } from './fold-rounds.ts';

const seed = seedOfRun();
const minute = 60_000;

forEachDatabase((dialect) => {
  it.each(['America/Sao_Paulo', 'Asia/Kolkata', 'Europe/Berlin'])(
    `bets of teams that play, move and take bets back are what a plain recount says, in %s, seed ${seed} [S2-080]`,
    async (timeZone) => {
      const random = seededRandom(seed);
      const gateway = await createTestGateway({ dialect });
      await transact(gateway.db, (trx) => changeSettings({ db: trx, merchant: 'mare' }, () => ({ timeZone })));
      gateway.advance(Date.UTC(2026, 9, 23, 12) - gateway.clock());
      const begin = dayIn(gateway.clock(), timeZone);
      const scene = teamScene(gateway, timeZone);
      const leader = await scene.join(null, 3);
      const agents = [leader.id, (await scene.join(leader.id, 3)).id, (await scene.join(leader.id, 3)).id];
      const players: string[] = [];
      for (const agent of [...agents, ...agents]) players.push((await scene.join(agent)).id);
      await sumTails(gateway, 1);

      const compare = async () => {
        const today = dayIn(gateway.clock(), timeZone);
        for (const agent of agents)
          for (const back of [0, 1, 5]) {
            const [from, pageNo] = [dayAfter(today, -back), 1 + random.below(3)];
            const asked = { startDate: from, endDate: today, language: 'pt', pageNo } as const;
            const { totals, items } = await readTeamBets(await placeOf(gateway, agent), asked);
            const said = { rounds: totals.rounds, stake: toMinor(totals.stake), win: toMinor(totals.win) };
            const plain = await plainBets(gateway, agent, { from, to: today, pageNo });
            expect({ ...said, ids: items.map(({ id }) => id) }).toEqual(plain);
          }
      };
      const joinLate = async () => {
        const { id } = await addMember(gateway.db, `late${players.length}`, { created_at: gateway.clock() });
        await fundMember(gateway.db, id, 100_000);
        await scene.play(id, 100 + random.below(500));
        gateway.advance(5000);
        if (random.chance(0.7)) await foldRounds(gateway);
        const days = { merchant: 'mare', timeZone };
        await transact(gateway.db, (trx) =>
          joinTeam(trx, { memberId: id, agentId: random.some(agents) ?? '', ...days }, gateway.clock()),
        );
        players.push(id);
      };
      const takeBack = async () => {
        const rows = await gateway.db.selectFrom('rounds').selectAll().orderBy('id').execute();
        const one = random.some(rows);
        const change = random.chance(0.5) ? { state: 'cancelled' as const } : { stake_minor: 100 + random.below(900) };
        if (one) await changeRounds(gateway.db, one, change);
      };

      for (let step = 0; step < 160; step += 1) {
        const draw = random.below(40);
        if (draw < 2) await scene.move(random.some(players) ?? '', random.some(agents) ?? '').catch(() => null);
        else if (draw < 3) await joinLate();
        else if (draw < 6) await takeBack();
        else if (draw < 10) await foldRounds(gateway);
        else if (draw < 12) await compare();
        else await scene.play(random.some(players) ?? '', 100 + random.below(400), random.below(300));
        gateway.advance(random.below(90) * minute);
        await closeDays(gateway);
      }
      await compare();
      await foldRounds(gateway);
      await compare();
      for (let day = begin; day < dayIn(gateway.clock(), timeZone); day = dayAfter(day))
        expect([day, await checkRounds(gateway.db, { merchant: 'mare', day })]).toEqual([day, []]);
      const summed = await gateway.db.selectFrom('team_round_agents').selectAll().execute();
      expect(summed.length).toBe(dialect === 'postgres' ? 3 : 0);
      await gateway.close();
    },
    60_000,
  );
});
