import type { Waiting } from '#gateway/actions/waiting.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { isPlayPlayer } from '#gateway/ledger/play-money.ts';
import { ExposureReached, logRefusedWin } from './vendor-exposure.ts';
import type { Win } from './vendor-win.ts';

/** A win that its vendor has not sent again for so long is no longer shown; ms. */
const shownFor = 30 * 86_400_000;

/** Reports a win that was refused at a limit to the operator, in the log and among the pending items. `error` is the refusal. */
export async function recordWithheldWin(gateway: Gateway, win: Win, error: unknown): Promise<void> {
  logRefusedWin(gateway, win, error);
  if (!(error instanceof ExposureReached) || isPlayPlayer(win.playerId)) return;
  const { vendor, transactionId, roundId, playerId, amountMinor } = win;
  await gateway.db
    .insertInto('withheld_wins')
    .columns(['vendor', 'transaction_id', 'round_id', 'member_id', 'amount_minor', 'refused_at'])
    .expression(({ selectFrom, val }) =>
      // A win of an unknown member is ignored.
      selectFrom('members')
        .where('id', '=', playerId)
        .select([val(vendor).as('vendor'), val(transactionId).as('transaction'), val(roundId).as('round'), 'id'])
        .select((eb) => [eb.lit(amountMinor).as('amount'), eb.lit(gateway.clock()).as('at')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Withheld wins: their vendor retries them, and they are paid once the limits allow it (VENDOR_DAY_LIMIT, VENDOR_ROUND_LIMIT). */
export const withheldWins: Waiting = {
  thing: 'withheld win',
  next: 'member show',
  query: (db, merchant) =>
    db
      .selectFrom('withheld_wins as win')
      .innerJoin('members', 'members.id', 'win.member_id')
      .leftJoin('vendor_transactions as paid', (join) =>
        join.onRef('paid.vendor', '=', 'win.vendor').onRef('paid.transaction_id', '=', 'win.transaction_id'),
      )
      .where('members.merchant_code', '=', merchant)
      .where('paid.transaction_id', 'is', null)
      .select(['win.refused_at as at', 'members.account as who', 'members.account as id']),
};

/** Removes what is no longer shown. */
export const sweepWithheldWins = ({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<unknown> =>
  db
    .deleteFrom('withheld_wins')
    .where('refused_at', '<=', clock() - shownFor)
    .execute();
