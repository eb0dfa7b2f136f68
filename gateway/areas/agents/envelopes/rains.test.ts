import { describe, expect, it } from 'vitest';
import { isTrueRain } from '#src/contract/agents/rain-seal.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import { commitmentHeads } from '#src/contract/site/commitments.ts';
import { transact } from '#gateway/db/transact.ts';
import { oweTurnover } from '#gateway/ledger/turnovers.ts';
import { type Answered, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addMember, fundMember } from '#gateway/testing/test-members.ts';
import { endDue } from './end-rain.ts';
import { rewrapRains } from './seal.ts';
import { RainScene } from '#gateway/testing/rain-scene.ts';

/** The code of a refusal. */
const codeOf = ({ envelope }: Answered) => (envelope.success ? 'ok' : envelope.message);

forEachDatabase((dialect) => {
  const scene = new RainScene(dialect);

  describe('a rain of red envelopes', () => {
    it('is paid by its agent, taken by members in the committed order, and returns the rest [S2-078, S2-092]', async () => {
      const { agent, members } = await scene.teamOf(3);
      const rain = await agent.create();
      expect(rain).toMatchObject({ state: 'running', taken: 0, paid: '0.00', total: '50.00' });
      expect(await agent.balance()).toBe(100_000 - 5000);
      const got: number[] = [];
      for (const member of members.slice(0, 2)) {
        const taken = await member.take(rain.id);
        expect(taken.own?.number).toBe(got.length + 1);
        expect(await member.balance()).toBe(100_000 + toMinor(taken.own?.amount ?? ''));
        got.push(toMinor(taken.own?.amount ?? ''));
      }
      expect(await members[2]?.prove(rain.id)).not.toHaveProperty('seed');
      scene.later(10);
      expect(await members[2]?.tryTake(rain.id)).toMatchObject({ envelope: { message: 'promotion_unavailable' } });
      expect([await endDue(scene.gateway), await endDue(scene.gateway)]).toEqual([1, 0]);
      const [paid] = [got.reduce((sum, one) => sum + one, 0)];
      expect(await agent.balance()).toBe(100_000 - paid);
      const [over] = await agent.own();
      expect(over).toMatchObject({ state: 'over', taken: 2 });
      expect(toMinor(over?.paid ?? '') + toMinor(over?.returned ?? '')).toBe(5000);
      for (const one of [agent, ...members]) {
        const { seed = '', amounts = [], ...told } = await one.prove(rain.id);
        expect(await isTrueRain({ ...told, seed, amounts })).toBe(true);
        expect(amounts.slice(0, 2).map(toMinor)).toEqual(got);
      }
    });

    it('is committed to in the log before anybody can take', async () => {
      const { agent } = await scene.teamOf(1);
      const { id, commitment } = await agent.create({ startsAt: scene.gateway.clock() + 60_000 });
      const row = await scene.gateway.db.selectFrom('commitments').selectAll().where('ref', '=', id).executeTakeFirst();
      expect(row).toMatchObject({ kind: 'rain', commitment });
      expect(await valueOf(scene.app, commitmentHeads, { query: { pageNo: 1 } })).toMatchObject({ heads: [] });
    });

    it('gives one envelope to a member, however often and at once they ask', async () => {
      const { agent, members } = await scene.teamOf(1);
      const [member] = members;
      const rain = await agent.create();
      const taken = await Promise.all(Array.from({ length: 8 }, () => member?.take(rain.id)));
      expect(new Set(taken.map((one) => JSON.stringify(one?.own))).size).toBe(1);
      expect((await agent.own())[0]).toMatchObject({ taken: 1 });
      const again = await member?.take(rain.id, 'the-same-key');
      expect(await member?.take(rain.id, 'the-same-key')).toEqual(again);
    });

    it('gives the last envelope to one of fifty, and is over with it', { timeout: 60_000 }, async () => {
      const { agent, members } = await scene.teamOf(52);
      const rain = await agent.create({ total: '20.00', envelopes: 3 });
      const [one, two, ...others] = members;
      await one?.take(rain.id);
      await two?.take(rain.id);
      const answers = await Promise.all(others.map((other) => other.tryTake(rain.id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter((answer) => codeOf(answer) === 'sold_out')).toHaveLength(49);
      expect((await agent.own())[0]).toMatchObject({ state: 'over', taken: 3, paid: '20.00', returned: '0.00' });
      expect(await one?.prove(rain.id)).toHaveProperty('seed');
    });

    it('is for the members below alone, today, and not for its agent: for all others it is not there', async () => {
      const { agent, members } = await scene.teamOf(1);
      const below = await scene.add(agent.id, 3);
      const [member] = members;
      const deep = await scene.add(below.id);
      const stranger = await scene.add((await scene.teamOf(0)).agent.id);
      const outside = await addMember(scene.gateway.db, 'of-no-team');
      await fundMember(scene.gateway.db, outside.id, 0);
      const alone = await scene.acting(outside.id, outside.account);
      const direct = await agent.create({ whom: 'direct' });
      const all = await agent.create();
      expect((await deep.tryTake(direct.id)).envelope).toEqual((await deep.tryTake('none')).envelope);
      expect(await deep.take(all.id)).toMatchObject({ own: { number: 1 } });
      expect((await member?.rains())?.map(({ id }) => id).toSorted()).toEqual([all.id, direct.id].toSorted());
      for (const other of [stranger, alone]) {
        expect(await other.rains()).toEqual([]);
        expect((await other.tryTake(all.id)).status).toBe(404);
        expect((await other.tryProve(all.id)).envelope).toEqual((await other.tryProve('none')).envelope);
      }
      // Another agent takes nothing, and cancels nothing of somebody else.
      for (const one of [agent, below]) expect(codeOf(await one.tryTake(all.id))).toBe('no_permission');
      expect((await below.cancel(all.id)).envelope).toEqual((await below.cancel('none')).envelope);
      expect(await member?.tryCreate()).toMatchObject({ envelope: { message: 'no_permission' } });
    });

    it('is not for who has left the team, nor for a locked account', async () => {
      const { agent, members } = await scene.teamOf(2);
      const [moved, locked] = members;
      const elsewhere = await scene.teamOf(0);
      await scene.team.move(moved?.id ?? '', elsewhere.agent.id);
      scene.gateway.advance(86_400_000);
      const rain = await agent.create();
      expect((await moved?.tryTake(rain.id))?.status).toBe(404);
      await scene.gateway.db
        .updateTable('members')
        .set({ status: 'locked' })
        .where('id', '=', locked?.id ?? '')
        .execute();
      expect(await locked?.tryTake(rain.id)).toMatchObject({ envelope: { message: 'session_ended' } });
    });

    it('comes back whole where it is cancelled before it begins, once, and not after', async () => {
      const { agent, members } = await scene.teamOf(1);
      const rain = await agent.create({ startsAt: scene.gateway.clock() + 60_000 });
      expect(await members[0]?.rains()).toMatchObject([{ id: rain.id, state: 'waiting' }]);
      expect(await members[0]?.tryTake(rain.id)).toMatchObject({ envelope: { message: 'promotion_unavailable' } });
      const answers = await Promise.all([agent.cancel(rain.id), agent.cancel(rain.id), agent.cancel(rain.id)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await agent.balance()).toBe(100_000);
      const begun = await agent.create();
      expect(codeOf(await agent.cancel(begun.id))).toBe('transaction_conflict');
      expect(await members[0]?.rains()).toMatchObject([{ id: begun.id }]);
    });

    it('is made once for its key, within its bounds and what may leave the wallet', async () => {
      const { agent } = await scene.teamOf(1);
      const first = await agent.create({}, 'one-rain-only');
      expect(await agent.create({}, 'one-rain-only')).toEqual(first);
      expect(await agent.options()).toEqual({ allowed: true, free: '950.00', team: 1, direct: 1, open: 1 });
      const refused = async (asked: object) => codeOf(await agent.tryCreate(asked));
      expect(await refused({ total: '9.99' })).toBe('invalid_request');
      expect(await refused({ total: '20000.01', most: '9000.00' })).toBe('invalid_request');
      expect(await refused({ envelopes: 1 })).toBe('invalid_request');
      expect(await refused({ least: '0.09' })).toBe('invalid_request');
      expect(await refused({ most: '9.99' })).toBe('invalid_request');
      expect(await refused({ least: '10.01' })).toBe('invalid_request');
      expect(await refused({ startsAt: scene.gateway.clock() + 7 * 86_400_000 + 1 })).toBe('invalid_request');
      expect(await refused({ minutes: 4 })).toBe('invalid_request');
      expect(await refused({ total: '950.01', most: '400.00' })).toBe('insufficient_balance');
      await transact(scene.gateway.db, (trx) =>
        oweTurnover(trx, { memberId: agent.id, currency: 'BRL', amount: 92_000, times: 1 }),
      );
      expect(await agent.options()).toMatchObject({ free: '30.00' });
      expect(await refused({})).toBe('turnover_left');
      await agent.create({ total: '12.00' });
      await agent.create({ total: '12.00' });
      expect(await refused({ total: '12.00' })).toBe('limit_reached');
      const lonely = (await scene.teamOf(0)).agent;
      expect(codeOf(await lonely.tryCreate())).toBe('invalid_request');
    });

    it('keeps its amounts when the master secret is replaced, and comes back where no secret opens them', async () => {
      const { agent, members } = await scene.teamOf(2);
      const rain = await agent.create();
      const replaced = {
        masterSecret: 'another-secret-for-tests-alone-0123456789',
        alsoSecret: scene.gateway.masterSecret,
      };
      await rewrapRains(scene.gateway.db, replaced);
      expect(await members[0]?.tryTake(rain.id)).toMatchObject({ envelope: { message: 'promotion_unavailable' } });
      scene.later(10);
      await endDue(scene.gateway);
      expect((await agent.own())[0]).toMatchObject({ state: 'over', taken: 0, returned: '50.00' });
      expect(await agent.prove(rain.id)).not.toHaveProperty('seed');
    });
  });
});
