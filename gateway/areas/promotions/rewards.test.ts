import { memberRewards, rewardPageSize } from '#src/contract/promotions/rewards.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { welcomeRef } from '../site/bonus.ts';
import { houseAccountId, openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { transact } from '#gateway/db/transact.ts';
import { addJackpot } from '#gateway/testing/add-jackpot.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addPromotion, promotionTaker } from '#gateway/testing/promotion-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('GET /wps/member/rewards', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    const pay = (memberId: string, kind: string, ref: string, amount: number) =>
      transact(gateway.db, async (trx) => {
        const wallet = await openWallet(trx, memberId, 'BRL');
        await moveMoney(trx, { kind, ref, wallet, other: houseAccountId('BRL'), amount }, gateway.clock());
      });
    const drop = async (memberId: string, runId: string, amount: number) => {
      const levels = { amount_minor: amount, seed_minor: 1, cap_minor: amount, level_minor: amount };
      await gateway.db
        .insertInto('jackpot_drops')
        .values({
          ...{ run_id: runId, jackpot_id: 'onda', member_id: memberId, vendor: 'COR', round_id: 'r' },
          ...{ ...levels, salt: '', commitment: '', started_at: 0, dropped_at: gateway.clock() },
          ...{ form: 2, state: 'paid', reason: '', decided_by: '' },
        })
        .execute();
      await pay(memberId, 'jackpot', runId, amount);
    };

    it('tells a member what he was given, as the ledger has it, the last first, and nothing of anybody else [S1-085]', async () => {
      await addJackpot(gateway, 'onda', { name_pt: 'Onda', name_en: 'Wave' });
      const [ana, bia] = [await promotionTaker(gateway), await promotionTaker(gateway)];
      const list = async ({ token, client }: typeof ana, language: 'pt' | 'en' = 'en') =>
        (await valueOf(client.app, memberRewards, { token, query: { pageNo: 1, language } })).list;
      expect(await list(ana)).toEqual([]);

      await pay(ana.member.id, 'bonus', welcomeRef(ana.member.id), 500);
      gateway.advance(1000);
      const id = await addPromotion(gateway, {}, [
        [0, 250],
        [100_000, 900],
      ]);
      await ana.apply(id);
      await bia.apply(id);
      expect((await ana.claim(id)).status).toBe(200);
      gateway.advance(1000);
      await drop(ana.member.id, 'run-of-ana', 12_345);
      await drop(bia.member.id, 'run-of-bia', 777);
      // Wins of games and the operator's manual bookings are no rewards.
      await pay(ana.member.id, 'win', 'COR:win', 9999);

      const told = await list(ana);
      expect(told).toMatchObject([
        { kind: 'jackpot', title: 'Wave', stage: 0, amount: '123.45', at: gateway.clock() },
        { kind: 'promotion', title: 'Gift', stage: 1, amount: '2.50', at: gateway.clock() - 1000 },
        { kind: 'bonus', title: '', stage: 0, amount: '5.00', at: gateway.clock() - 2000 },
      ]);
      expect((await list(ana, 'pt')).map(({ title }) => title)).toEqual(['Onda', 'Brinde', '']);
      expect(await list(bia)).toMatchObject([{ kind: 'jackpot', amount: '7.77' }]);
      // It stays where it was given, also when the promotion is hidden.
      await gateway.db.updateTable('promotions').set({ active: 0 }).where('id', '=', id).execute();
      expect(await list(ana)).toEqual(told);
    });

    it('tells them page by page, each once', async () => {
      const { member, token, client } = await promotionTaker(gateway);
      for (let count = 1; count <= rewardPageSize + 2; count += 1) {
        gateway.advance(1000);
        await drop(member.id, `run-${count}`, count * 100);
      }
      const page = (pageNo: number) => valueOf(client.app, memberRewards, { token, query: { pageNo } });
      const [first, second, third] = [await page(1), await page(2), await page(3)];
      expect(first).toMatchObject({ pageNum: 1, totalPages: 2, totalCount: rewardPageSize + 2 });
      expect([...first.list, ...second.list].map(({ amount }) => amount)).toEqual(
        Array.from({ length: rewardPageSize + 2 }, (_, index) => `${rewardPageSize + 2 - index}.00`),
      );
      expect(third.list).toEqual([]);
    });

    it('is asked for by members alone', async () => {
      const agent = await promotionTaker(gateway, { type: 41 });
      const query = { pageNo: 1 };
      expect((await askApp(agent.client.app, memberRewards, { query })).status).toBe(401);
      expect((await askApp(agent.client.app, memberRewards, { token: agent.token, query })).status).toBe(403);
    });
  });
});
