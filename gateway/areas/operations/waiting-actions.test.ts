import { describe, expect, it } from 'vitest';
import { areas } from '#gateway/areas.ts';
import { addDrop, addJackpot } from '#gateway/testing/add-jackpot.ts';
import { chattingMember } from '#gateway/testing/chat-scene.ts';
import { encryptRecipient } from '#gateway/context/recipients.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addOrder } from '#gateway/testing/mall-scene.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { addWithdrawal } from '#gateway/testing/add-withdrawal.ts';
import { addPromotion } from '#gateway/testing/promotion-scene.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import { commands } from '#gateway/cli/commands.ts';

const minute = 60_000;

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const typed = async (...argv: string[]) => {
    scene.lines.length = 0;
    await scene.type(...argv);
    return scene.lines.map((line) => line.split(/ {2,}/));
  };

  describe('pending items', () => {
    it('is nothing at first', async () => {
      expect(await typed('waiting')).toEqual([['Nothing waits.']]);
      expect((await typed('status')).flat().some((cell) => cell.startsWith('waiting'))).toBe(false);
    });

    it('is listed with its age and what to do, the oldest first, and counted in the status', async () => {
      const { db, clock } = scene.gateway;
      const now = clock();
      const { id: member_id } = await addMember(db, 'bia');
      const { id: agentId } = await addMember(db, 'leo', { type: 41 });
      await db
        .insertInto('feedback')
        .values({
          id: 'f1',
          member_id,
          type: 1,
          content: 'x',
          created_at: now - 3 * 24 * 60 * minute,
          answer: '',
          answered_at: null,
          answered_by: '',
        })
        .execute();
      const reward = {
        promotion_id: await addPromotion(scene.gateway),
        member_id,
        stage: 1,
        reward_minor: 500,
        reward_points: 0,
      };
      await db
        .insertInto('promotion_rewards')
        .values({
          id: 'p1',
          ...reward,
          state: 'applying',
          reason: '',
          decided_by: '',
          asked_at: now - 90 * minute,
          changed_at: 0,
        })
        .execute();
      await addOrder(db, { id: 'o1', memberId: member_id });
      await db
        .updateTable('mall_orders')
        .set({ ordered_at: now - 60 * minute })
        .execute();
      await addJackpot(scene.gateway, 'onda');
      await addDrop(scene.gateway, { runId: 'run1', jackpotId: 'onda', memberId: member_id }, 'held');
      await db
        .insertInto('agent_contracts')
        .values({
          ...{ id: 'k1', agent_id: agentId, kind: 'salary', proposer_id: null, made_by: 'op', state: 'proposed' },
          ...{ from_day: '2026-03-15', until_day: '2026-04-01', holds_from: null, holds_until: null },
          ...{ created_at: now - 30 * minute, decided_at: null, ended_at: null },
        })
        .execute();
      const seal = (way: string, recipient: string) => encryptRecipient(scene.gateway, way, recipient);
      const message = { merchant_code: 'mare', sealed: '', reference: null, attempts: 9, next_at: 0, expires_at: 0 };
      const mail = {
        ...message,
        way: 'mail',
        kind: 'recovery',
        recipient: await seal('mail', 'bia@mar.example'),
      } as const;
      const sms = { ...message, way: 'sms', kind: 'login', recipient: await seal('sms', '5511980001234') } as const;
      await db
        .insertInto('outbox')
        .values([
          { id: 'm1', ...mail, state: 'failed', created_at: now - 20 * minute },
          { id: 'm2', ...mail, state: 'sent', created_at: now },
          { id: 's1', ...sms, state: 'failed', created_at: now - 10 * minute },
        ])
        .execute();
      await db
        .insertInto('withheld_wins')
        .values({
          vendor: 'COR',
          transaction_id: 't1',
          round_id: 'r1',
          member_id,
          amount_minor: 1,
          refused_at: now - 5 * minute,
        })
        .execute();
      await db
        .insertInto('pix_payments')
        .values({
          ...{ id: 'E1', deposit_id: '', amount_minor: 1, payer: '', outcome: 'returning', reason: 'unknown-charge' },
          ...{ paid_at: 0, recorded_at: now - 4 * minute, attempts: 5, next_at: now },
          ...{ turnover_minor: 0, turnover_from: 0 },
        })
        .execute();
      await db
        .insertInto('contests')
        .values({
          ...{
            id: 'c1',
            payment_id: 'E1',
            member_id,
            currency: 'BRL',
            amount_minor: 1,
            reason: 'fraud',
            state: 'open',
          },
          ...{ taken_minor: 0, wallet_minor: 0, owed_minor: 0, opened_at: now - 1.5 * minute, recorded_at: now },
          ...{ ended_at: null, attempts: 0, next_at: now, answer: '', answer_reason: '', answered_by: '' },
          ...{ answered_at: null, answer_due: 0 },
        })
        .execute();
      await db
        .insertInto('transfers')
        .values({
          ...{ id: 't1', member_id, currency: 'BRL', amount_minor: 1, credited_minor: null, state: 'review' },
          ...{ receipt_hash: '', sent_before: 0, reason: '', decided_by: '', decided_at: null },
          ...{ created_at: now - 2.5 * minute, promised_at: now },
        })
        .execute();
      await db
        .insertInto('wallet_transfers')
        .values({
          ...{ id: 'v1', member_id, vendor: 'COR', currency: 'BRL', amount_minor: 1, direction: 'out', whole: 0 },
          ...{ state: 'doubt', cause: 'member', reason: '', decided_by: '', created_at: now - 0.5 * minute },
          ...{ sent_at: now, ended_at: null, attempts: 4, next_at: now },
        })
        .execute();
      await db
        .insertInto('commission_days')
        .values({ merchant_code: 'mare', day: '2026-01-01', start_at: 0, end_at: now - 0.7 * minute })
        .execute();
      await db
        .insertInto('commission_work')
        .values({
          ...{ merchant_code: 'mare', day: '2026-01-01', invited_id: 'i1', inviter_id: member_id },
          ...{ attempts: 1, next_at: now },
        })
        .execute();
      await addWithdrawal(db, { id: 'w1', memberId: member_id, created_at: now - 3 * minute });
      const silent = { state: 'sent', sent_at: now - 2 * minute, attempts: 6 } as const;
      await addWithdrawal(db, { id: 'w2', memberId: member_id, ...silent });
      scene.gateway.advance(minute);
      const { page } = await chattingMember(scene.gateway, scene.app, scene.account);
      await page.send('Hello?');

      const rows = await typed('waiting');
      expect(rows.map(([age, , ...rest]) => [age, ...rest])).toEqual([
        ['3 days', 'feedback', 'bia', 'feedback show f1'],
        ['1 h', 'reward', 'bia', 'promotions approve p1'],
        ['1 h', 'mall order', 'bia', 'mall ship o1'],
        ['31 min', 'contract', 'leo', 'contract clear leo salary'],
        ['21 min', 'undelivered email', 'bia@mar.example', 'mail m1'],
        ['11 min', 'undelivered SMS', '+5511980001234', 'sms'],
        ['6 min', 'withheld win', 'bia', 'member show bia'],
        ['5 min', 'payment that is not given back', 'deposit payments'],
        ['4 min', 'withdrawal to decide', 'bia', 'withdraw approve w1'],
        ['3 min', 'transfer to decide', 'bia', 'transfer show t1'],
        ['3 min', 'withdrawal that the bank does not settle', 'bia', 'withdraw list'],
        ['2 min', 'contested deposit', 'bia', 'contest dispute c1'],
        ['1 min', 'commission', 'bia', 'commission list bia'],
        ['1 min', 'wallet transfer in doubt', 'bia', 'wallet show v1'],
        ['1 min', 'held jackpot', 'bia', 'jackpot pay run1'],
        ['0 min', 'chat', scene.account, `chat read ${scene.account}`],
      ]);
      const status = new Map((await typed('status')).map(([name = '', value]) => [name, value]));
      for (const area of areas.flatMap(({ waiting }) => waiting))
        expect([area.thing, status.get(`waiting: ${area.thing}`)]).toEqual([area.thing, '1']);
    });

    it('is no longer listed once it is settled', async () => {
      await scene.type('feedback', 'answer', 'f1', '--text', 'Obrigada.');
      await scene.type('mall', 'ship', 'o1');
      await scene.type('promotions', 'reject', 'p1', '--reason', 'Não.');
      await scene.type('contract', 'clear', 'leo', 'salary');
      const things = (await typed('waiting')).map(([, , thing]) => thing);
      for (const gone of ['feedback', 'mall order', 'reward', 'contract']) expect(things).not.toContain(gone);
    });

    it('names a command that there is', () => {
      const names = commands.map(({ name }) => name);
      expect(areas.flatMap(({ waiting }) => waiting).filter(({ next }) => !names.includes(next))).toEqual([]);
    });
  });
});
