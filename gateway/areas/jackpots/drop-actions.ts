import { fromMinor } from '#src/contract/core/amount.ts';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Reason, word } from '#gateway/actions/inputs.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { payJackpot } from './drop.ts';
import { endRun } from './end-run.ts';
import { amountOf, growth, openLevel } from './runs.ts';
import { sendMessage } from '../notify/inbox/send-message.ts';
import { notifyMember } from '../notify/inbox/notify-member.ts';
import { escapeHtml } from '#gateway/process/escape-html.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import { jackpotPaid, jackpotRefused } from '../notify/push/account-messages.ts';
import { enqueuePush } from '../notify/push/enqueue.ts';

const Run = word(v.string(), 'run');

/** Decisions on held drops (docs/decisions/080-what-a-vendors-rounds-cost-the-house.md). */
export const dropActions = [
  defineAction({
    name: 'jackpot pay',
    examples: ['jackpot pay 0mhxfaj7k'],
    summary: 'pay a held drop; the winner is notified',
    input: v.object({ run: Run }),
    changes: ['jackpots'],
    asks: ({ run }) => `The winner of the run ${run} is paid. Continue?`,
    run: (context, { run }) => decide(context, run, 'paid', pay),
  }),
  defineAction({
    name: 'jackpot refuse',
    examples: ['jackpot refuse 0mhxfaj7k --reason "A rodada foi anulada."'],
    summary: 'refuse a held drop, with a reason for the winner; its amount is returned to the jackpot',
    input: v.object({ run: Run, reason: Reason }),
    changes: ['jackpots'],
    asks: ({ run }) => `The winner of the run ${run} is not paid. Continue?`,
    run: (context, { run, reason }) =>
      decide(context, run, 'refused', (trx, row, now) => refuse(trx, context.secrets.read(), row, now, reason), reason),
  }),
];

/** Drops held above the daily limit of the house's payments. */
export const heldDrops: Waiting = {
  thing: 'held jackpot',
  next: 'jackpot pay',
  query: (db, merchant) =>
    db
      .selectFrom('jackpot_drops')
      .innerJoin('members', 'members.id', 'jackpot_drops.member_id')
      .where('members.merchant_code', '=', merchant)
      .where('state', '=', 'held')
      .select(['dropped_at as at', 'members.account as who', 'run_id as id']),
};

type Row = Tables['jackpot_drops'];
type Follow = (trx: Transaction<Tables>, row: Row, now: number) => Promise<void>;

/** A held drop is decided once. */
async function decide(
  { db, clock, by }: ChangeContext,
  run: string,
  state: 'paid' | 'refused',
  follow: Follow,
  reason = '',
): Promise<string> {
  const row = await db.selectFrom('jackpot_drops').selectAll().where('run_id', '=', run).executeTakeFirst();
  if (!row) throw new OperatorError(`There is no drop of a run ${run}.`);
  const { numUpdatedRows } = await db
    .updateTable('jackpot_drops')
    .set({ state, reason, decided_by: by })
    .where('run_id', '=', run)
    .where('state', '=', 'held')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new OperatorError(`The drop of ${run} is ${row.state} already.`);
  await follow(db, row, clock());
  return `${state} ${fromMinor(row.amount_minor)} of ${row.jackpot_id}`;
}

async function pay(trx: Transaction<Tables>, row: Row, now: number): Promise<void> {
  const { run_id: runId, member_id: memberId, amount_minor: amount } = row;
  const player = await readPlayer(trx, memberId);
  if (!player) throw new OperatorError('The winner is not there any more.');
  await notifyMember(trx, { memberId }, jackpotPaid, now);
  await payJackpot(trx, { runId, memberId, currency: player.currency, amount }, now);
}

async function refuse(
  trx: Transaction<Tables>,
  secrets: Secrets,
  row: Row,
  now: number,
  reason: string,
): Promise<void> {
  const { jackpot_id: id, member_id: memberId, amount_minor: amount, seed_minor: seed } = row;
  const grown = await trx
    .updateTable('jackpots')
    .set((eb) => ({ grown: eb('grown', '+', (amount - seed) * growth) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const opened = await openLevel(secrets, grown);
  // A jackpot drops with a round that takes it to its level: nothing else passes that.
  if (opened && amountOf(grown) >= opened.levelMinor) await endRun(trx, secrets, grown, { cause: 'returned', now });
  const said = `<p>${escapeHtml(reason)}</p>`;
  const { body: _body, ...message } = jackpotRefused;
  await sendMessage(trx, { memberId }, { ...message, content: { pt: said, en: said } }, now);
  await enqueuePush(trx, { memberId }, jackpotRefused, now);
}
