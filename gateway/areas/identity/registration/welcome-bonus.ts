import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { mobileIndexOf } from '#gateway/context/personal-data.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { houseAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { oweTurnover } from '#gateway/ledger/turnovers.ts';
import { welcomeRef } from '#gateway/areas/site/bonus.ts';
import type { Merchant } from '#gateway/areas/site/merchant.ts';
import { sendMessage } from '#gateway/areas/notify/inbox/send-message.ts';
import { bonusWaitsMessage, welcomeMessage } from './welcome-message.ts';

/** `db`: the transaction that opens the account, or verifies the number. */
type Source = KeySource & { readonly db: Transaction<Tables> };

/** `mobile`: the number that the member has verified, in E.164 without the plus sign; empty where there is none yet. */
type Welcomed = { readonly memberId: string; readonly merchant: Merchant; readonly mobile: string };

/**
 * Pays a new member the merchant's welcome bonus, if there is one. Where the merchant requires a verified number, it is pending until the
 * member has one, and the member is notified of that.
 */
export async function welcome(source: Source, welcomed: Welcomed): Promise<void> {
  const { memberId, merchant, mobile } = welcomed;
  const { bonus, bonusAfterNumber } = merchant.settings.registration;
  if (bonus === null) return;
  if (!bonusAfterNumber) return give(source, welcomed, bonus);
  const owed_at = source.clock();
  await source.db
    .insertInto('welcome_bonuses')
    .values({ member_id: memberId, amount_minor: toMinor(bonus), mobile_index: null, owed_at, given_at: null })
    .execute();
  if (mobile !== '') return giveForNumber(source, welcomed);
  await sendMessage(source.db, { memberId }, bonusWaitsMessage(bonus, merchant.currency), owed_at);
}

/** Pays the welcome bonus that is pending for a member's newly verified number. A number gets one bonus. */
export async function giveForNumber(source: Source, welcomed: Welcomed): Promise<void> {
  const { memberId, merchant, mobile } = welcomed;
  if (merchant.settings.registration.bonus === null) return;
  const mobile_index = await mobileIndexOf(source, mobile);
  const row = await source.db
    .updateTable('welcome_bonuses')
    .set({ mobile_index, given_at: source.clock() })
    .where('member_id', '=', memberId)
    .where('given_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('welcome_bonuses as other')
            .select('other.member_id')
            .where('other.mobile_index', '=', mobile_index),
        ),
      ),
    )
    .returning('amount_minor')
    .executeTakeFirst();
  if (row) await give(source, welcomed, fromMinor(row.amount_minor));
}

/** From the house's account, once for a member by the ledger; it has a turnover requirement. */
async function give({ db, clock }: Source, { memberId, merchant: { currency, settings } }: Welcomed, bonus: Amount) {
  const wallet = walletId(memberId, currency);
  const amount = toMinor(bonus);
  await oweTurnover(db, { memberId, currency, amount, times: settings.withdraw.bonusTurnover });
  const moved = { kind: 'bonus', ref: welcomeRef(memberId), wallet, amount } as const;
  await moveMoney(db, { ...moved, other: houseAccountId(currency, memberId) }, clock());
  await sendMessage(db, { memberId }, welcomeMessage(bonus, currency), clock());
}
