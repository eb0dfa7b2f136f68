import { describe, expect, it, vi } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { typeCommand } from '#gateway/testing/operator-scene.ts';
import { addMember, fundMember, openSession } from '#gateway/testing/test-members.ts';
import { vendorClient } from '#gateway/testing/vendor-client.ts';
import { VendorScene } from '#gateway/testing/vendor-scene.ts';

const day = 86_400_000;
const vendorLimits = { roundMinor: 50_000, dayMinor: 80_000, lateWinFor: 14 * day };

forEachDatabase((dialect) => {
  const scene = new VendorScene(dialect, { vendorLimits });
  const alarms = () => vi.spyOn(scene.gateway.logger, 'error');
  const win = (amount: string, roundId = 'r1') => scene.vendor.call('win', scene.money(amount, { roundId }));
  const bet = (amount: string, roundId = 'r1') => scene.vendor.call('bet', scene.bet(amount, { roundId }));
  /** Another day, in which nothing has been paid yet. */
  const nextDay = async () => {
    scene.gateway.advance(day);
    scene.token = await scene.vendor.enter(scene.member);
  };

  describe('what a vendor may pay out', () => {
    it('in one round is limited above its stakes: a higher win is refused, reported to the operator and not booked', async () => {
      await nextDay();
      const alarm = alarms();
      await bet('10.00');
      expect(await win('510.00')).toMatchObject({ status: 200 });
      const beyond = scene.money('0.01');
      expect(await scene.vendor.call('win', beyond)).toMatchObject({ status: 409, code: 'limit_reached' });
      expect(await scene.balance()).toBe(60_000);
      expect(alarm).toHaveBeenCalledWith(
        expect.objectContaining({
          event: 'vendor_exposure_reached',
          vendor: 'COR',
          transactionId: beyond['transactionId'],
          of: 'round',
          minor: 50_001,
          most: 50_000,
        }),
        expect.any(String),
      );
    });

    it('waits where an operator sees it, until the vendor sends it again and it is paid', async () => {
      await nextDay();
      const waits = async () => {
        const lines: string[] = [];
        await typeCommand(scene.gateway, { lines, asked: [], answer: true }, ['waiting']);
        return lines.filter((line) => line.includes(scene.member.account)).map((line) => line.split(/ {2,}/)[2]);
      };
      await bet('1.00', 'w');
      const beyond = scene.money('501.01', { roundId: 'w' });
      for (const _again of [1, 2])
        expect(await scene.vendor.call('win', beyond)).toMatchObject({ code: 'limit_reached' });
      expect(await waits()).toEqual(['withheld win']);
      await bet('1.00', 'w');
      expect(await scene.vendor.call('win', beyond)).toMatchObject({ code: 'ok' });
      expect(await waits()).toEqual([]);
    });

    it('in one day is limited over all rounds and players; half of it is reported once', async () => {
      await nextDay();
      const alarm = alarms();
      const events = () => alarm.mock.calls.map(([fields]) => (fields as unknown as { event: string }).event);
      for (const roundId of ['a', 'b', 'c']) await bet('1.00', roundId);
      await win('399.99', 'a');
      expect(events()).toEqual([]);
      await win('0.01', 'a');
      await win('10.00', 'a');
      expect(events()).toEqual(['vendor_exposure_high']);
      await win('390.00', 'b');
      const late = scene.money('0.01', { roundId: 'c' });
      expect(await scene.vendor.call('win', late)).toMatchObject({ code: 'limit_reached' });
      expect(events()).toEqual(['vendor_exposure_high', 'vendor_exposure_reached']);
      const other = await openSession(
        scene.gateway.db,
        await addMember(scene.gateway.db, scene.fresh('rui')),
        scene.gateway.clock(),
      );
      await fundMember(scene.gateway.db, other.id, 1000);
      const playerToken = await scene.vendor.enter(other);
      await scene.vendor.call('bet', scene.bet('10.00', { playerId: other.id, playerToken }));
      // A stake makes room for as much, and no more.
      expect(await scene.vendor.call('win', scene.money('10.01', { playerId: other.id }))).toMatchObject({
        code: 'limit_reached',
      });
      expect(await scene.vendor.call('win', scene.money('10.00', { playerId: other.id }))).toMatchObject({
        status: 200,
      });
      await nextDay();
      expect(await scene.vendor.call('win', late)).toMatchObject({ status: 200 });
    });

    it('is bounded for each vendor by itself', async () => {
      await nextDay();
      for (const roundId of ['a', 'b']) await bet('1.00', roundId);
      for (const roundId of ['a', 'b']) await win('400.00', roundId);
      expect(await win('0.01', 'a')).toMatchObject({ code: 'limit_reached' });
      const other = vendorClient(scene.app, scene.gateway, 'NOR');
      const playerToken = await other.enter(scene.member, 'NOR-1');
      await other.call('bet', scene.bet('1.00', { nodeId: 'NOR-1', playerToken }));
      expect(await other.call('win', scene.money('400.00', { nodeId: 'NOR-1' }))).toMatchObject({ status: 200 });
    });

    it('is limited for concurrent wins', async () => {
      await nextDay();
      const rounds = Array.from({ length: 12 }, (_, index) => `r${index}`);
      for (const roundId of rounds) await bet('1.00', roundId);
      const answers = await Promise.all(rounds.map((roundId) => win('100.00', roundId)));
      expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(8);
      expect(answers.filter(({ code }) => code === 'limit_reached')).toHaveLength(4);
    });

    it('is limited for concurrent wins of many members, on different stripes', async () => {
      await nextDay();
      const players = await Promise.all(
        Array.from({ length: 16 }, async () => {
          const row = await addMember(scene.gateway.db, scene.fresh('rui'));
          await fundMember(scene.gateway.db, row.id, 1000);
          const player = {
            playerId: row.id,
            playerToken: await scene.vendor.enter(await openSession(scene.gateway.db, row, scene.gateway.clock())),
          };
          await scene.vendor.call('bet', scene.bet('1.00', player));
          return row.id;
        }),
      );
      const answers = await Promise.all(
        players.map((playerId) => scene.vendor.call('win', scene.money('100.00', { playerId }))),
      );
      expect(answers.filter(({ code }) => code === 'ok')).toHaveLength(8);
      expect(answers.filter(({ code }) => code === 'limit_reached')).toHaveLength(8);
    });
  });

  describe('a win of a round that has ended', () => {
    const ended = async () => {
      await nextDay();
      await bet('10.00');
      await scene.vendor.call('end-round', scene.move());
    };

    it('is paid two weeks later, and not after that', async () => {
      await ended();
      scene.gateway.advance(14 * day);
      expect(await win('5.00')).toMatchObject({ status: 200 });
      scene.gateway.advance(1);
      expect(await win('5.00')).toMatchObject({ status: 409, code: 'transaction_conflict' });
      expect(await scene.balance()).toBe(9500);
    });

    it('gets its first response at every repetition', async () => {
      await ended();
      const body = scene.money('5.00');
      const first = await scene.vendor.call('win', body);
      scene.gateway.advance(300 * day);
      expect(await scene.vendor.call('win', body)).toEqual(first);
    });
  });

  it('pays a win of an open round at any time', async () => {
    await bet('10.00');
    scene.gateway.advance(90 * day);
    expect(await win('5.00')).toMatchObject({ status: 200 });
  });
});
