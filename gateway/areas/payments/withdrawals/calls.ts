import * as contract from '#src/contract/payments/withdrawals.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { transact } from '#gateway/db/transact.ts';
import { route } from '#gateway/http/route.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { providerOf } from '../pix-client.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import { returnWithdrawal } from './end-withdrawal.ts';
import { readOptions } from './options.ts';
import { findWithdrawal, listOwn } from './show-withdrawals.ts';
import { payOutSoon } from './start-payouts.ts';

/** Withdrawals to own keys and accounts [S1-032, S1-050, S2-218]. */
export function addWithdrawalRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;
  const provider = providerOf(gateway);

  route(app, gateway, contract.withdrawOptions, ({ member }) => readOptions(gateway, member.id, provider !== null));

  route(
    app,
    gateway,
    contract.createWithdrawal,
    async ({ member, body: { token: _token, ...body }, idempotencyKey }) => {
      if (!provider) throw new Refusal('provider_unavailable');
      const id = await createWithdrawal(gateway, member.id, { ...body, idempotencyKey });
      payOutSoon(gateway);
      return findWithdrawal(gateway, provider, member.id, id);
    },
  );

  route(app, gateway, contract.readWithdrawal, ({ member, query: { id } }) =>
    findWithdrawal(gateway, provider, member.id, id),
  );
  route(app, gateway, contract.listWithdrawals, ({ member, query: { pageNo } }) =>
    listOwn(gateway, provider, member.id, pageNo),
  );

  route(app, gateway, contract.cancelWithdrawal, async ({ member, body: { id } }) => {
    await findWithdrawal(gateway, provider, member.id, id);
    await transact(db, (trx) => returnWithdrawal(trx, id, 'cancelled', {}, clock()));
    return findWithdrawal(gateway, provider, member.id, id);
  });
}
