import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fromMinor } from '#src/contract/core/amount.ts';
import { dayIn } from '#src/contract/core/age.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { typeCommand } from '#gateway/testing/operator-scene.ts';
import { RecordScene } from '#gateway/testing/record-scene.ts';
import { addMember } from '#gateway/testing/test-members.ts';

const hour = 3_600_000;
const zone = ['--tz', 'America/Sao_Paulo'];

forEachDatabase((dialect) => {
  const scene = new RecordScene(dialect);
  const { play, cancel, book } = scene;

  /** Types a report; answers the cells of its lines. */
  const report = async (...typed: string[]): Promise<string[][]> => {
    const lines: string[] = [];
    await typeCommand(scene.gateway, { lines, asked: [], answer: true }, ['report', ...typed]);
    const divider = typed.includes('--csv') ? ',' : / {2,}/;
    return lines.map((line) => line.split(divider));
  };
  const today = (timeZone = 'UTC') => dayIn(scene.gateway.clock(), timeZone);
  /** Goes to noon (UTC) of a day on which nothing has happened, and sits down there. */
  const beginDay = async () => {
    const now = scene.gateway.clock();
    scene.gateway.advance(3 * 24 * hour - (now % (24 * hour)) + 12 * hour);
    scene.token = await scene.vendor.enter(scene.member);
    return today();
  };
  const on = (day: string, until = day) => ['--from', day, '--to', until, '--csv'];

  describe('reports', () => {
    it('show a day’s stakes, wins and bonuses, its active members, and sign-ups', async () => {
      const day = await beginDay();
      await play('r1', '2.00', '5.00');
      await play('r2', '7.50');
      await cancel('r3');
      for (const [kind, amount] of [
        ['bonus', 2000],
        ['promotion', 300],
        ['jackpot', 150],
        ['mall', 500],
        ['commission', 40],
        ['rebate', 25],
        ['salary', 60],
        ['hourly', 5],
        ['dividend', 10],
        ['deposit', 900],
        ['contest', -200],
        ['payout', -300],
        ['credit', 1000],
        ['debit', -400],
      ] as const)
        await book(kind, amount);
      const created_at = scene.gateway.clock();
      await addMember(scene.gateway.db, scene.fresh('nova'), { created_at });
      await addMember(scene.gateway.db, scene.fresh('visita'), { created_at, type: 4 });
      await addMember(scene.gateway.db, scene.fresh('alheia'), { created_at, merchant_code: 'other' });
      expect(await report('day', ...on(day))).toEqual([
        'day,turnover,wins,ggr,rounds,members,sign_ups,bonus,promotion,jackpot,mall,commission,agents,by_hand,deposits,withdrawals'.split(
          ',',
        ),
        [
          day,
          '9.50',
          '5.00',
          '4.50',
          '2',
          '1',
          '1',
          '20.00',
          '3.00',
          '1.50',
          '5.00',
          '0.40',
          '1.00',
          '6.00',
          '7.00',
          '3.00',
        ],
      ]);
    });

    it('put what was booked into the day of the time zone in which it was', async () => {
      const day = await beginDay();
      await play('r1', '1.00', undefined, false);
      // 23:30 in São Paulo, half past two of the next day in UTC.
      scene.gateway.advance(14.5 * hour - (scene.gateway.clock() % hour));
      scene.token = await scene.vendor.enter(scene.member);
      await play('r2', '2.00');
      scene.gateway.advance(hour);
      expect(await scene.vendor.call('win', scene.money('4.00', { roundId: 'r1' }))).toMatchObject({ code: 'ok' });
      const next = today();
      const sums = async (...typed: string[]) =>
        (await report('day', ...on(day, next), ...typed)).slice(1).map((cells) => cells.slice(0, 5));
      expect(await sums()).toEqual([
        [day, '1.00', '0.00', '1.00', '1'],
        [next, '2.00', '4.00', '-2.00', '1'],
      ]);
      expect(await sums(...zone)).toEqual([
        [day, '3.00', '0.00', '3.00', '2'],
        [next, '0.00', '4.00', '-4.00', '0'],
      ]);
    });

    it('divide the same sums by vendor, game and member, as the ledger has them', async () => {
      const day = await beginDay();
      await play('r1', '3.00', '1.00');
      const bet = scene.bet('4.00', { roundId: 'r2', nodeId: 'COR-5' });
      expect(await scene.vendor.call('bet', bet)).toMatchObject({ code: 'ok' });
      await cancel('r3');
      await book('bonus', 700);
      const first = scene.member.account;
      const posted = async (kind: string) => {
        const row = await scene.gateway.db
          .selectFrom('journals')
          .innerJoin('postings', 'postings.journal_id', 'journals.id')
          .where('postings.account_id', 'like', 'wallet:%')
          .where('kind', '=', kind)
          .where('created_at', '>=', Date.parse(day))
          .select(sql<number>`cast(coalesce(sum(amount_minor), 0) as bigint)`.as('minor'))
          .executeTakeFirstOrThrow();
        return row.minor;
      };
      const turnover = fromMinor(-(await posted('bet')) - (await posted('rollback')));
      const wins = fromMinor(await posted('win'));
      expect([turnover, wins]).toEqual(['7.00', '1.00']);
      expect(await report('vendor', ...on(day))).toEqual([
        ['vendor', 'name', 'turnover', 'wins', 'ggr', 'rounds', 'members'],
        ['COR', 'Casa COR', turnover, wins, '6.00', '2', '1'],
      ]);
      expect((await report('game', ...on(day))).slice(1)).toEqual([
        ['COR-5', 'COR', 'RNG', expect.any(String), '4.00', '0.00', '4.00', '1', '1'],
        ['COR-2', 'COR', 'RNG', expect.any(String), '3.00', '1.00', '2.00', '1', '1'],
      ]);
      expect((await report('member', ...on(day))).slice(1)).toEqual([
        [first, '0', turnover, wins, '6.00', '2', '1', '7.00', ...Array<string>(8).fill('0.00')],
      ]);
      const table = await report('game', ...on(day).slice(0, -1));
      expect(table.at(-1)).toEqual(['total', turnover, wins, '6.00']);
    });

    it('never include play money', async () => {
      const day = await beginDay();
      const guest = await addMember(scene.gateway.db, scene.fresh('visita'), { type: 4 });
      const seat = await scene.vendor.enterForFree({ member_id: guest.id });
      const chips = { playerId: seat.playerId, currency: 'XTS', nodeId: 'COR-1', playerToken: seat.token };
      expect(await scene.vendor.call('bet', scene.bet('3.00', chips))).toMatchObject({ code: 'ok' });
      expect((await report('day', ...on(day)))[1]).toEqual([
        day,
        ...['0.00', '0.00', '0.00', '0', '0', '0'],
        ...Array<string>(9).fill('0.00'),
      ]);
      for (const by of ['vendor', 'game', 'member']) expect(await report(by, ...on(day))).toHaveLength(1);
    });

    it('are safe in a spreadsheet, for any account name', async () => {
      const day = await beginDay();
      await play('r1', '2.00');
      const set = (account: string) =>
        scene.gateway.db.updateTable('members').set({ account }).where('id', '=', scene.member.id).execute();
      for (const [account, cell] of [
        ['=1+2', "'=1+2"],
        ['+ana', "'+ana"],
        ['-ana', "'-ana"],
        ['@ana', "'@ana"],
        ['a"na', '"a""na"'],
      ] as const) {
        await set(account);
        expect((await report('member', ...on(day)))[1]?.[0]).toBe(cell);
      }
    });

    it.each([
      ['--to is a day before --from', ['day', '--from', '2026-03-02', '--to', '2026-03-01']],
      ['at most 366 days', ['day', '--from', '2025-01-01', '--to', '2026-03-01']],
      ['at most 92 days', ['member', '--from', '2026-01-01', '--to', '2026-12-01']],
      ['Say a day such as --from 2026-12-01', ['game', '--from', 'yesterday']],
    ])('are refused with "%s"', async (sentence, typed) => {
      await expect(report(...typed)).rejects.toThrow(sentence);
    });

    it('are of the last week where no days are said', async () => {
      const lines = await report('day');
      expect(lines).toHaveLength(9);
      expect(lines[7]?.[0]).toBe(today());
    });
  });
});
