import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { wallet } from '#src/contract/account/member.ts';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { playCurrency } from '#src/contract/core/play-money.ts';
import * as contract from '#src/contract/wallets/wallets.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { freshChips } from '#gateway/ledger/play-money.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readChips } from '../vendors/play-players.ts';
import { cancelTransfer } from './cancel-transfer.ts';
import { codesIn } from './codes.ts';
import { createTransfer } from './create-transfer.ts';
import { beginHome } from './follow-game.ts';
import { runNow } from './run-transfer.ts';
import { askAll } from './seen.ts';
import { setFollows } from './settings.ts';
import { findTransfer, findTransfers, listTransfers, readTotal, readWallets } from './show.ts';

/** Wallets: the main one and those at vendors [S2-208, S2-209, S2-210, S2-211]. */
export function addWalletCalls(app: App, gateway: Gateway): void {
  const { db, limits } = gateway;

  /**
   * The member's money in all wallets, in the merchant's currency; never from a cache [S1-028]. A trial guest has a demo balance
   * instead: that of a new player until they have played.
   */
  route(app, gateway, wallet, async ({ member }) => {
    if (isTrialGuest(member.type)) {
      const chips = await readChips(db, { member_id: member.id }, gateway.clock());
      return { sumBalance: fromMinor(chips ?? freshChips), currency: playCurrency };
    }
    return readTotal(db, member.id);
  });

  route(app, gateway, contract.wallets, async ({ member, query: { refresh } }) => {
    if (refresh === '1') {
      await limits.consume('wallet-refresh', member.id);
      await askAll(gateway, member.id);
    }
    return readWallets(gateway, member.id);
  });

  route(app, gateway, contract.walletTransfer, async ({ member, body: { token: _token, ...body }, idempotencyKey }) => {
    const { from, to } = body;
    if ((from === contract.mainWallet) === (to === contract.mainWallet))
      throw new Refusal('invalid_request', { fields: ['from', 'to'] });
    await limits.consume('wallet-transfer', member.id);
    const [direction, vendor] = from === contract.mainWallet ? (['out', to] as const) : (['home', from] as const);
    const amount = body.amount === undefined ? undefined : toMinor(body.amount);
    const asked = { scope: `${member.id}:wallet`, key: idempotencyKey, body };
    const { id } = await runOnce(gateway, asked, async (trx) => ({
      id: await createTransfer(gateway, trx, { memberId: member.id, vendor, direction, amount, cause: 'member' }),
    }));
    await runNow(gateway, [id]);
    return findTransfer(gateway, member.id, id);
  });

  route(app, gateway, contract.bringHome, async ({ member, body: { token: _token, ...body }, idempotencyKey }) => {
    await limits.consume('wallet-home', member.id);
    const { vendor, left } = body;
    const cause = left ? 'leave' : 'all';
    const asked = { scope: `${member.id}:wallet-home`, key: idempotencyKey, body };
    const { ids } = await runOnce(gateway, asked, async (trx) => ({
      ids: await beginHome(gateway, trx, { memberId: member.id, cause, vendor }),
    }));
    await runNow(gateway, ids);
    return { list: await findTransfers(gateway, member.id, ids) };
  });

  route(app, gateway, contract.cancelWalletTransfer, async ({ member, body: { id } }) => {
    await findTransfer(gateway, member.id, id);
    await limits.consume('wallet-transfer', member.id);
    await cancelTransfer(gateway, member.id, id);
    return findTransfer(gateway, member.id, id);
  });

  route(app, gateway, contract.setWalletFollow, async ({ member, body: { follows } }) => {
    await transact(db, (trx) => setFollows(trx, member.id, follows));
    return { follows };
  });

  route(app, gateway, contract.walletTransactions, async ({ member, query: { pageNo } }) => {
    if (!(await readPlayer(db, member.id))) throw new Refusal('session_ended');
    return listTransfers(gateway, member.id, pageNo);
  });

  route(app, gateway, contract.walletCodes, async ({ language }) => {
    const vendors = await db
      .selectFrom('vendors')
      .select(['vassalage', 'name'])
      .where('wallet_url', '!=', '')
      .orderBy('sort_order')
      .execute();
    return { list: codesIn(language, vendors) };
  });
}
