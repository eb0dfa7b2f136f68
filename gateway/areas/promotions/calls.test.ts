import { schemasOf } from '#src/contract/whole-calls.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { claimPromotion, listPromotions } from '#src/contract/promotions/promotions.ts';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '#gateway/db/tables.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { createClient } from '../identity/session/testing/call-client.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addPromotion, promotionTaker } from '#gateway/testing/promotion-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const day = 86_400_000;
/** Less than a token lives. */
const soon = 60_000;

forEachDatabase((dialect) => {
  describe('promotions', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterEach(async () => expect(await checkLedger(gateway.db)).toEqual([]));
    afterAll(() => gateway.close());

    const offered = (rest: Partial<Tables['promotions']> = {}, stages?: number[][]) =>
      addPromotion(gateway, rest, stages);
    const someone = (rest: Partial<Tables['members']> = {}) => promotionTaker(gateway, rest);
    const decide = (id: string, state: 'issued' | 'rejected', reason = '') =>
      gateway.db.updateTable('promotion_rewards').set({ state, reason }).where('promotion_id', '=', id).execute();

    it('are told to everybody, each language its own, those that are hidden to nobody [S1-051]', async () => {
      const [shown, hidden] = [await offered({ category: 'FISH' }, [[3000, 300]]), await offered({ active: 0 })];
      const client = createClient(gateway);
      const list = async (language: 'pt' | 'en') =>
        (await valueOf(client.app, listPromotions, { query: { language } })).list;
      expect((await list('en')).find(({ id }) => id === shown)).toEqual({
        id: shown,
        ...{ title: 'Gift', summary: 'One', content: '<p>Rules</p>', art: '/art/b/mar.svg' },
        ...{ goal: 'turnover', category: 'FISH', review: false },
        ...{ startsAt: gateway.clock() - day, endsAt: null },
        stages: [{ stage: 1, goal: '30.00', reward: '3.00', points: 0 }],
      });
      expect((await list('pt')).find(({ id }) => id === shown)).toMatchObject({ title: 'Brinde' });
      expect((await list('pt')).some(({ id }) => id === hidden)).toBe(false);
    });

    it('stand in each of eight ways: coming, process, applying, rejected, issued, claimed, signed, close [S2-248]', async () => {
      const member = await someone();
      const coming = await offered({ starts_at: gateway.clock() + day });
      expect(await member.status(coming)).toBe('coming');
      expect(await member.apply(coming)).toMatchObject({ status: 409, message: 'promotion_unavailable' });

      const reviewed = await offered({ review: 1 });
      expect(await member.status(reviewed)).toBe('process');
      await member.apply(reviewed);
      expect(await member.status(reviewed)).toBe('applying');
      expect(await member.claim(reviewed)).toMatchObject({ status: 409, message: 'promotion_unavailable' });
      await decide(reviewed, 'rejected', 'No number.');
      expect(await member.status(reviewed)).toBe('rejected');
      expect(await member.own(reviewed)).toMatchObject({ rewards: [{ reason: 'No number.' }] });
      expect(await member.claim(reviewed)).toMatchObject({ message: 'promotion_unavailable' });
      await decide(reviewed, 'issued');
      expect(await member.status(reviewed)).toBe('issued');
      expect((await member.claim(reviewed)).status).toBe(200);
      expect(await member.status(reviewed)).toBe('claimed');

      const goal = await offered({ ends_at: gateway.clock() + soon }, [[1000, 100]]);
      await member.apply(goal);
      expect(await member.status(goal)).toBe('signed');
      gateway.advance(soon);
      expect(await member.status(goal)).toBe('close');
      expect(await (await someone()).apply(goal)).toMatchObject({ status: 409, message: 'promotion_unavailable' });
    });

    it('pay what was claimed into the balance once, whoever asks at once and however often [S1-024, S1-026]', async () => {
      const { apply, claim, balance, own, member } = await someone();
      const id = await offered();
      await Promise.all([apply(id), apply(id), apply(id)]);
      expect(await balance()).toBe(10_000);
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => claim(id)),
        ...Array.from({ length: 5 }, () => claim(id, 1, 'one-key-for-all')),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      expect(await balance()).toBe(10_500);
      expect((await own(id))?.rewards).toMatchObject([{ stage: 1, state: 'claimed', amount: '5.00' }]);
      const { id: reward } = await gateway.db
        .selectFrom('promotion_rewards')
        .select('id')
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow();
      const journals = await gateway.db
        .selectFrom('journals')
        .select('ref')
        .where('kind', '=', 'promotion')
        .where('ref', '=', reward)
        .execute();
      expect(journals).toHaveLength(1);
      await claim(id, 1, 'another-intent');
      expect(await balance()).toBe(10_500);
    });

    it('pay nothing to a claim without a key, and say so [S1-026]', async () => {
      const { apply, client, token, balance, own } = await someone();
      const id = await offered();
      await apply(id);
      const without = () => client.call(claimPromotion, { token, body: { id, stage: 1 } });
      const answers = [await without(), await without()];
      const refused = { status: 400, message: 'invalid_request', value: { fields: ['Idempotency-Key'] } };
      expect(answers).toMatchObject([refused, refused]);
      expect([await balance(), (await own(id))?.rewards]).toMatchObject([10_000, [{ state: 'issued' }]]);
    });

    it('answer the same under a key again, and refuse another body under it [S1-026, S1-027]', async () => {
      const { apply, claim, balance } = await someone();
      const [id, other] = [await offered(), await offered()];
      const first = await apply(id, 'key-to-apply');
      // As after an answer that got lost behind the commit.
      expect((await apply(id, 'key-to-apply')).value).toEqual(first.value);
      expect(await apply(other, 'key-to-apply')).toMatchObject({ status: 409, message: 'idempotency_conflict' });
      const paid = await claim(id, 1, 'key-to-claim');
      expect((await claim(id, 1, 'key-to-claim')).value).toEqual(paid.value);
      expect(await claim(id, 2, 'key-to-claim')).toMatchObject({ message: 'idempotency_conflict' });
      expect(await balance()).toBe(10_500);
    });

    it('count stakes from the moment of taking part until the end, of their games alone', async () => {
      const { apply, claim, stake, own, balance, status } = await someone();
      const id = await offered({ category: 'FISH', ends_at: gateway.clock() + soon }, [
        [1000, 100],
        [2000, 300],
      ]);
      const fish = (
        await gateway.db
          .selectFrom('games')
          .select('node_id')
          .where('game_type', '=', 'FISH')
          .limit(1)
          .executeTakeFirstOrThrow()
      ).node_id;
      await stake(5000, fish);
      gateway.advance(1000);
      await apply(id);
      await stake(5000, 'COR-2');
      await stake(700, fish);
      await stake(900, fish, 'CNY');
      expect(await own(id)).toMatchObject({ progress: '7.00', rewards: [] });
      expect(await claim(id)).toMatchObject({ status: 409, message: 'promotion_unavailable' });
      await stake(400, fish);
      expect(await own(id)).toMatchObject({ progress: '11.00', rewards: [{ stage: 1, state: 'issued' }] });
      expect(await status(id)).toBe('issued');
      expect(await claim(id, 2)).toMatchObject({ message: 'promotion_unavailable' });
      gateway.advance(soon);
      await stake(9000, fish);
      expect(await own(id)).toMatchObject({ progress: '11.00' });
      // A reward that was earned before the end stays claimable.
      expect((await claim(id)).status).toBe(200);
      expect(await balance()).toBe(10_100);
    });

    it('that the operator decides about ask for what is due, stage by stage', async () => {
      const { apply, stake, own, status } = await someone();
      const id = await offered({ review: 1 }, [
        [1000, 100],
        [2000, 300],
      ]);
      await apply(id);
      expect(await own(id)).toMatchObject({ due: [], rewards: [] });
      await stake(1500);
      expect(await own(id)).toMatchObject({ due: [1], rewards: [] });
      expect(await status(id)).toBe('signed');
      await apply(id);
      expect(await own(id)).toMatchObject({ due: [], rewards: [{ stage: 1, state: 'applying' }] });
      await stake(1500);
      expect(await own(id)).toMatchObject({ due: [2] });
      expect(await status(id)).toBe('signed');
    });

    it('are each member’s own', async () => {
      const [first, second] = [await someone(), await someone()];
      const id = await offered();
      await first.apply(id);
      expect(await second.own(id)).toBeUndefined();
      expect(await second.claim(id)).toMatchObject({ message: 'promotion_unavailable' });
      expect(await second.balance()).toBe(10_000);
    });

    it('are refused to guests and agents, and unknown ones to everybody', async () => {
      const id = await offered();
      const [guest, agent, member] = [await someone({ type: 4 }), await someone({ type: 41 }), await someone()];
      expect(await guest.apply(id)).toMatchObject({ status: 403, message: 'free_reject' });
      expect(await guest.claim(id)).toMatchObject({ status: 403, message: 'free_reject' });
      expect(await agent.apply(id)).toMatchObject({ status: 403, message: 'no_permission' });
      const hidden = await offered({ active: 0 });
      for (const none of ['nothing', hidden]) {
        expect(await member.apply(none)).toMatchObject({ status: 404, message: 'not_found' });
        expect(await member.claim(none)).toMatchObject({ status: 404, message: 'not_found' });
      }
      const bad = [
        {},
        { id: '' },
        { id: 'a b' },
        { id, stage: 0 },
        { id, stage: 1.5 },
        { id, stage: '1' },
        { id, stage: 11 },
      ];
      const asked = { token: member.token, headers: { [idempotencyHeader]: 'a-bad-claim' } };
      for (const rawBody of bad)
        expect(await member.client.call(claimPromotion, { ...asked, rawBody })).toMatchObject({ status: 400 });
      expect(v.is(schemasOf(claimPromotion).body, { id, stage: 1 })).toBe(true);
    });
  });
});
