import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromMinor } from '#src/contract/core/amount.ts';
import { transact } from '#gateway/db/transact.ts';
import { houseAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { postJournal } from '#gateway/ledger/ledger.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { teamReads } from '#gateway/testing/team-reads.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

type Who = { readonly id: string; readonly account: string };

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let team: ReturnType<typeof teamReads>;
  let begin = '';
  let leader: Who, agent: Who, player: Who, other: Who, stranger: Who;
  /** Every entry other than play, with those who stood above at the time. */
  const booked: { account: string; kind: string; amount: number; above: readonly Who[] }[] = [];
  let count = 0;

  const book = async (who: Who, kind: string, amount: number, above: readonly Who[]) => {
    gateway.advance(1000);
    const postings = [
      { accountId: walletId(who.id, 'BRL'), amount },
      { accountId: houseAccountId('BRL'), amount: -amount },
    ];
    await transact(gateway.db, (trx) =>
      postJournal(trx, { kind, ref: `team-record-${(count += 1)}`, postings }, gateway.clock()),
    );
    booked.push({ account: who.account, kind, amount, above });
  };

  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    team = teamReads(gateway);
    begin = team.today();
    leader = await team.join(null, 3);
    agent = await team.join(leader.id, 3);
    player = await team.join(agent.id);
    other = await team.join(null, 3);
    stranger = await team.join(other.id);
    await book(player, 'deposit', 5000, [agent, leader]);
    await team.play(player.id, 1000, 300);
    await book(player, 'hold', -2000, [agent, leader]);
    await book(player, 'bonus', 700, [agent, leader]);
    await book(agent, 'debit', -300, [leader]);
    await book(leader, 'deposit', 9900, []);
    await book(stranger, 'deposit', 100, [other]);
    // From tomorrow on in the other team.
    await team.move(player.id, other.id);
    await book(player, 'deposit', 1100, [agent, leader]);
    await team.scene.nextDay();
    await book(player, 'deposit', 1200, [other]);
    await book(agent, 'deposit', 1300, [leader]);
  });
  afterAll(() => gateway.close());

  const span = () => ({ startDate: begin, endDate: team.today() });
  const plainly = (who: Who) => booked.filter(({ above }) => above.some(({ id }) => id === who.id)).toReversed();

  describe('transactions of the team [S2-076]', () => {
    it('are those of its members while they were in it, other than play, the last first, with the sums of all', async () => {
      for (const who of [leader, agent, other]) {
        const { items, totals } = await team.record(who, span());
        const expected = plainly(who);
        expect(items.map(({ account, kind, amount }) => ({ account, kind, amount }))).toEqual(
          expected.map(({ account, kind, amount }) => ({ account, kind, amount: fromMinor(amount) })),
        );
        const sum = (sign: 1 | -1) => expected.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0);
        expect(totals).toEqual({
          ...{ currency: 'BRL', entries: expected.length },
          ...{ in: fromMinor(sum(1)), out: fromMinor(sum(-1)) },
        });
      }
    });

    it('are of one group or one account; of an account that is not in the team there are none', async () => {
      const kinds = async (query: object) =>
        (await team.record(leader, { ...span(), ...query })).items.map(({ kind }) => kind);
      expect(await kinds({ group: 'withdrawals' })).toEqual(['hold']);
      expect(await kinds({ group: 'bonuses' })).toEqual(['bonus']);
      expect(await kinds({ group: 'other' })).toEqual(['debit']);
      expect(await kinds({ account: agent.account })).toEqual(['deposit', 'debit']);
      for (const account of [stranger.account, leader.account, 'nobody', '%'])
        expect(await kinds({ account })).toEqual([]);
    });

    it('have pages, of which each entry is on one', async () => {
      const many = await team.join(null, 3);
      const pays = await team.join(many.id);
      for (let index = 0; index < 25; index += 1) {
        if (index % 7 === 0) gateway.advance(3_600_000 / 2);
        await book(pays, 'deposit', 100 + index, [many]);
      }
      const pages = [
        await team.record(many),
        await team.record(many, { pageNo: 2 }),
        await team.record(many, { pageNo: 3 }),
      ];
      expect(pages.map(({ items }) => items.length)).toEqual([20, 5, 0]);
      expect(pages.map(({ totalPages }) => totalPages)).toEqual([2, 2, 2]);
      expect(pages.flatMap(({ items }) => items.map(({ amount }) => amount))).toEqual(
        plainly(many).map(({ amount }) => fromMinor(amount)),
      );
    });
  });
});
