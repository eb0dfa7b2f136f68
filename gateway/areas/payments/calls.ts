import { fromMinor } from '#src/contract/core/amount.ts';
import { rule } from '#src/contract/core/profiles.ts';
import {
  cancelDeposit,
  createDeposit,
  depositBounds,
  depositOptions,
  listDeposits,
  readDeposit,
} from '#src/contract/payments/deposits.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { readOwed } from '#gateway/ledger/receivables.ts';
import { refuseFrozen } from '#gateway/ledger/teams/freezes.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { type MerchantSettings, profileOf, readMerchant } from '../site/merchant.ts';
import type { TransferAccount } from '../site/transfer-account.ts';
import { offerBonus } from './bonuses/book-bonus.ts';
import { readOpenOffers, toOffer } from './bonuses/offers.ts';
import { countRecord } from './count-record.ts';
import { findDeposit, makeCharge, removeCharge } from './deposits.ts';
import { endDeposit } from './end-deposit.ts';
import { findAnyDeposit, listOwn } from './history.ts';
import { providerOf } from './pix-client.ts';
import { settleCpf } from './settle-cpf.ts';
import { readCpf } from '#gateway/context/tax-ids.ts';
import { hasVouchers } from './vouchers/read-vouchers.ts';

const bounds = { min: fromMinor(depositBounds.min * 100), max: fromMinor(depositBounds.max * 100) };

/** The way to deposit by bank transfer, to this account. */
const offerOf = ({ minutes, ...account }: TransferAccount) => ({
  method: 'TRANSFER' as const,
  ...bounds,
  account,
  minutes,
});

/** Deposits by Pix, and the history of all deposits [S1-030, S1-049, S2-217]. */
export function addDepositRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;
  const provider = providerOf(gateway);
  const placeOf = (settings: MerchantSettings) => ({ merchant: gateway.config.merchant, profile: profileOf(settings) });

  route(app, gateway, depositOptions, async ({ member }) => {
    const cpf = await readCpf(db, gateway, member.id);
    const settings = (await readMerchant(gateway, gateway.config.merchant))?.settings;
    const transfer = settings?.transfer;
    const vouchers = settings !== undefined && rule(profileOf(settings), 'vouchers') && (await hasVouchers(gateway));
    const player = await readPlayer(db, member.id);
    const owed = player ? await readOwed(db, { memberId: member.id, currency: player.currency }) : 0;
    return {
      methods: [
        ...(provider ? [{ method: 'PIX' as const, ...bounds }] : []),
        ...(transfer ? [offerOf(transfer)] : []),
        ...(vouchers ? [{ method: 'VOUCHER' as const }] : []),
      ],
      needsCpf: cpf === undefined,
      cpf: cpf?.slice(-2) ?? '',
      owed: fromMinor(owed),
      offers: (settings && provider
        ? await readOpenOffers(db, { ...placeOf(settings), memberId: member.id, now: clock() })
        : []
      ).map(toOffer),
    };
  });

  route(
    app,
    gateway,
    createDeposit,
    async ({ member, body: { token: _token, cpf: typed, ...body }, idempotencyKey: key }) => {
      await refuseFrozen(db, member.id);
      if (!provider) throw new Refusal('provider_unavailable');
      await gateway.limits.consume('deposit', member.id);
      const cpf = await settleCpf(gateway, member.id, typed);
      const row = await makeCharge(gateway, provider, { memberId: member.id, amount: body.amount, cpf, key });
      // Without the CPF, of which a member has one alone: a hash of it beside an amount could be guessed.
      const { id } = await runOnce(gateway, { scope: `${member.id}:deposit`, key, body }, async (trx) => {
        // An offer is taken by one deposit of a member at a time.
        if (body.offer !== undefined) await lockMember(trx, member.id);
        await trx.insertInto('deposits').values(row).execute();
        if (body.offer !== undefined) await takeOffer(trx, body.offer, row);
        await countRecord(trx, 'deposits', row);
        return { id: row.id };
      }).catch(async (error: unknown) => {
        if (error instanceof Refusal && (error.code === 'own_limit_reached' || error.code === 'offer_changed'))
          await removeCharge(gateway, provider, row.txid);
        throw error;
      });
      return findDeposit(gateway, provider, member.id, id);
    },
  );

  async function takeOffer(trx: Transaction<Tables>, offerId: string, deposit: Tables['deposits']) {
    const settings = (await readMerchant({ db: trx }, gateway.config.merchant))?.settings;
    if (!settings) throw new Refusal('offer_changed');
    await offerBonus(trx, { offerId, ...placeOf(settings), deposit }, clock());
  }

  route(app, gateway, readDeposit, ({ member, query: { id } }) => findAnyDeposit(gateway, provider, member.id, id));
  route(app, gateway, listDeposits, ({ member, query: { pageNo } }) => listOwn(gateway, provider, member.id, pageNo));

  route(app, gateway, cancelDeposit, async ({ member, body: { id } }) => {
    const own = await findDeposit(gateway, provider, member.id, id);
    const cancelled = await transact(db, (trx) => endDeposit(trx, own.id, 'cancelled', clock()));
    const deposit = await findDeposit(gateway, provider, member.id, id);
    if (cancelled && provider) await removeCharge(gateway, provider, cancelled.txid);
    return deposit;
  });
}
