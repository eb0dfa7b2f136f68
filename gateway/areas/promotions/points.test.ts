import { memberRewards } from '#src/contract/promotions/rewards.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pointsAccountId } from '#gateway/ledger/give-points.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addPromotion, promotionTaker } from '#gateway/testing/promotion-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { listInbox } from '../notify/inbox/inbox.ts';

forEachDatabase((dialect) => {
  describe('promotions', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    const pointsOf = async (memberId: string) =>
      (
        await gateway.db
          .selectFrom('accounts')
          .select('balance_minor')
          .where('id', '=', pointsAccountId(memberId))
          .executeTakeFirst()
      )?.balance_minor;

    it('pay points beside money, or alone, once, and tell of them in the inbox and among the rewards [S2-248, S1-085]', async () => {
      const id = await addPromotion(gateway, {}, [
        [0, 500, 200],
        [0, 0, 40],
      ]);
      const { apply, claim, own, member, client, token, balance } = await promotionTaker(gateway);
      const before = await balance();
      await apply(id);
      expect((await own(id))?.rewards).toMatchObject([
        { amount: '5.00', points: 200, state: 'issued' },
        { amount: '0.00', points: 40, state: 'issued' },
      ]);
      const answers = await Promise.all([claim(id), claim(id), claim(id, 2), claim(id, 2)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect([await balance(), await pointsOf(member.id)]).toEqual([before + 500, 240]);
      const { list } = await listInbox(gateway.db, member.id, 1, 'pt');
      expect(list.map(({ title }) => title).toSorted()).toEqual(['Você ganhou 200 pontos', 'Você ganhou 40 pontos']);
      const given = await valueOf(client.app, memberRewards, { token, query: { pageNo: 1, language: 'en' } });
      expect(given.list.map(({ amount, points }) => [amount, points]).toSorted()).toEqual([
        ['0.00', 200],
        ['0.00', 40],
        ['5.00', 0],
      ]);
      expect(await checkLedger(gateway.db)).toEqual([]);
    });
  });
});
