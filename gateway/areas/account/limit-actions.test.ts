import { describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { addMember, fundMember } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const typed = async (...argv: string[]) => {
    scene.lines.length = 0;
    await scene.type('limit', ...argv);
    return scene.lines.map((line) => line.replaceAll(/ {2,}/g, ' | '));
  };
  const newMember = async () => {
    const { id } = await addMember(scene.gateway.db, scene.account);
    await fundMember(scene.gateway.db, id, 1000);
    return id;
  };

  describe('limits of a member', () => {
    it('are set after a question, shown with what has counted, and noted as done by the operator', async () => {
      const id = await newMember();
      expect(await typed('show', scene.account)).toEqual([`${scene.account} has no limits`]);
      scene.answer = false;
      await typed('set', scene.account, 'loss', 'day', '50.00');
      expect(await typed('show', scene.account)).toEqual([`${scene.account} has no limits`]);
      scene.answer = true;
      await typed('set', scene.account, 'loss', 'day', '50.00');
      expect(scene.asked).toHaveLength(2);
      expect(await typed('show', scene.account)).toEqual([
        expect.stringMatching(/^loss \| day \| 50\.00 \| 0\.00 until 2026-03-1\d .*UTC \| by ana\.operadora$/),
      ]);
      const events = await scene.gateway.db
        .selectFrom('security_events')
        .select(['made_by', 'detail'])
        .where('member_id', '=', id)
        .execute();
      expect(events.map(({ made_by }) => made_by)).toContain('ana.operadora');
      expect(events.some(({ detail }) => detail.includes(`limit set ${scene.account} loss day 50.00`))).toBe(true);
      expect(await checkLedger(scene.gateway.db)).toEqual([]);
    });

    it('are lowered at once; more, and none, waits for 24 hours in a licensed place, and not in a demonstration', async () => {
      await newMember();
      await typed('set', scene.account, 'stake', 'day', '10.00');
      expect(await typed('set', scene.account, 'stake', 'day', '20.00')).toMatchObject([
        expect.stringMatching(/^stake \| day \| 20\.00 \| 0\.00 until .*UTC \| by/),
      ]);
      await typed('clear', scene.account, 'stake', 'day');
      await scene.type('profile', 'set', 'mt');
      await typed('set', scene.account, 'stake', 'week', '100.00');
      expect(await typed('set', scene.account, 'stake', 'week', '80.00')).toMatchObject([
        expect.stringMatching(/^stake \| week \| 80\.00 \| 0\.00/),
      ]);
      expect(await typed('set', scene.account, 'stake', 'week', '90.00')).toMatchObject([
        expect.stringMatching(/^stake \| week \| 80\.00 \| 0\.00.*\| 90\.00 from .*UTC \| by/),
      ]);
      expect(await typed('clear', scene.account, 'stake', 'week')).toMatchObject([
        expect.stringMatching(/\| none from .*UTC \| by/),
      ]);
      scene.gateway.advance(86_400_000);
      expect(await typed('show', scene.account)).toEqual([`${scene.account} has no limits`]);
      expect(await typed('clear', scene.account, 'stake', 'week')).toEqual([
        `${scene.account} has no limit of stake by week`,
      ]);
      await scene.type('profile', 'set', 'open');
    });

    it('are raised by a second command after the wait, where the place asks for it again', async () => {
      await newMember();
      await scene.type('profile', 'set', 'br');
      await typed('set', scene.account, 'deposit', 'month', '100.00');
      const raise = () => typed('set', scene.account, 'deposit', 'month', '300.00');
      expect(await raise()).toMatchObject([expect.stringMatching(/300\.00 from .*UTC, when it is repeated/)]);
      scene.gateway.advance(86_400_000);
      expect(await typed('show', scene.account)).toMatchObject([expect.stringMatching(/^deposit \| month \| 100\.00/)]);
      expect(await raise()).toMatchObject([expect.stringMatching(/^deposit \| month \| 300\.00/)]);
      await scene.type('profile', 'set', 'open');
    });

    it.each([
      [['stakes', 'day', '1.00'], 'There is no stakes; there are deposit, stake, loss.'],
      [['stake', 'year', '1.00'], 'There is no year; there are day, week, month.'],
      [['stake', 'day', '1,00'], 'An amount has two digits after the point, such as 50.00.'],
      [['stake', 'day', '99999999999999.00'], 'An amount has two digits after the point, such as 50.00.'],
    ])('are refused as %j', async (words, sentence) => {
      await newMember();
      await expect(scene.type('limit', 'set', scene.account, ...words, '--yes')).rejects.toThrow(sentence);
      await expect(scene.type('limit', 'set', 'nobody', 'stake', 'day', '1.00')).rejects.toThrow(
        'There is no member nobody.',
      );
    });
  });
});
