import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../db/transact.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember } from '../testing/test-members.ts';
import { oweTurnover, readTurnoverLeft } from './turnovers.ts';

forEachDatabase((dialect) => {
  describe('what has to be staked before a withdrawal', () => {
    let gateway: TestGateway;
    let count = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    const arrive = async () => {
      const { id: memberId } = await addMember(gateway.db, `owes${(count += 1)}`);
      const whose = { memberId, currency: 'BRL' };
      const row = {
        member_id: memberId,
        span: 'day',
        begun_at: 0,
        vendor: 'COR',
        node_id: 'COR-2',
        currency: 'BRL',
      } as const;
      await gateway.db
        .insertInto('round_sums')
        .values({ ...row, state: 'ended', rounds: 1, stake_minor: 0, win_minor: 0 })
        .execute();
      return {
        owe: (amount: number, times: number) =>
          transact(gateway.db, (trx) => oweTurnover(trx, { ...whose, amount, times })),
        stake: (minor: number) =>
          gateway.db
            .updateTable('round_sums')
            .set((eb) => ({ stake_minor: eb('stake_minor', '+', minor) }))
            .where('member_id', '=', memberId)
            .execute(),
        left: () => readTurnoverLeft(gateway.db, whose),
      };
    };

    it('is nothing at first, and where it is staked no times', async () => {
      const { owe, left } = await arrive();
      await owe(5000, 0);
      expect(await left()).toEqual({ left: 0, due: 0, locked: 0 });
    });

    it('counts stakes of after it alone, adds up, and locks no more than what was given', async () => {
      const { owe, stake, left } = await arrive();
      await stake(9000);
      await owe(1000, 3);
      expect(await left()).toEqual({ left: 3000, due: 3000, locked: 1000 });
      await stake(2500);
      expect(await left()).toEqual({ left: 500, due: 3000, locked: 500 });
      await owe(2000, 1);
      expect(await left()).toEqual({ left: 2500, due: 5000, locked: 2500 });
      await stake(2500);
      expect(await left()).toEqual({ left: 0, due: 0, locked: 0 });
      await owe(100, 1);
      expect(await left()).toEqual({ left: 100, due: 100, locked: 100 });
    });

    it('of twenty at once is the sum of all', async () => {
      const { owe, stake, left } = await arrive();
      await Promise.all(Array.from({ length: 20 }, () => owe(100, 1)));
      expect(await left()).toEqual({ left: 2000, due: 2000, locked: 2000 });
      // A stake that is taken back later than the credit counts for nothing more.
      await stake(-500);
      expect(await left()).toMatchObject({ left: 2000 });
    });
  });
});
