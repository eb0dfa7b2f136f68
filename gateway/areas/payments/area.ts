import { defineArea } from '#gateway/http/define-area.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { retryUntilDone } from '#gateway/process/retry-until-done.ts';
import { addDepositRoutes } from './calls.ts';
import { depositActions, stuckReturns } from './actions.ts';
import { demoBankActions } from './demo-bank/actions.ts';
import { providerOf } from './pix-client.ts';
import { startReconciling } from './reconcile.ts';
import { bonusActions } from './bonuses/actions.ts';
import { addBonusRoutes } from './bonuses/calls.ts';
import { offerBonuses } from './bonuses/seed.ts';
import { sweepBonuses } from './bonuses/sweep.ts';
import { contestActions, openContests } from './contests/actions.ts';
import { addContestRoutes } from './contests/calls.ts';
import { addPayeeRoutes } from './payees/calls.ts';
import { openTransfers, transferActions } from './transfers/actions.ts';
import { addTransferRoutes } from './transfers/calls.ts';
import { openWithdrawals, stuckWithdrawals, withdrawalActions } from './withdrawals/actions.ts';
import { voucherActions } from './vouchers/actions.ts';
import { addVoucherRoutes } from './vouchers/calls.ts';
import { addWithdrawalRoutes } from './withdrawals/calls.ts';
import { startPayouts } from './withdrawals/start-payouts.ts';
import { addPaymentsStream } from './stream/route.ts';
import { addWebhookRoute, webhookPath } from './webhook-route.ts';

/** Money that comes in and goes out: deposits by Pix, bank transfer and voucher, withdrawals to own keys and accounts. */
export const payments = defineArea({
  name: 'payments',
  routes: [
    addDepositRoutes,
    addTransferRoutes,
    addVoucherRoutes,
    addBonusRoutes,
    addContestRoutes,
    addPayeeRoutes,
    addWithdrawalRoutes,
    addPaymentsStream,
    addWebhookRoute,
  ],
  actions: [
    ...depositActions,
    ...transferActions,
    ...voucherActions,
    ...bonusActions,
    ...contestActions,
    ...withdrawalActions,
    ...demoBankActions,
  ],
  waiting: [stuckReturns, openTransfers, openContests, openWithdrawals, stuckWithdrawals],
  sweeps: [sweepBonuses],
  jobs: [reconciling, payingOut],
  seedScene: offerBonuses,
});

function reconciling(gateway: Gateway): () => unknown {
  const provider = providerOf(gateway);
  if (!provider) return () => undefined;
  const stopAsking = retryUntilDone(
    () => provider.setWebhook(new URL(webhookPath, gateway.config.publicOrigin).href),
    (error) => gateway.logger.warn({ err: error }, 'the bank was not told where to report'),
  );
  const stop = startReconciling(gateway, provider);
  return async () => {
    stopAsking();
    await stop();
  };
}

function payingOut(gateway: Gateway): () => unknown {
  const provider = providerOf(gateway);
  return provider ? startPayouts(gateway, provider) : () => undefined;
}
