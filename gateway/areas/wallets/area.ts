import type { Gateway } from '#gateway/context/gateway.ts';
import { defineArea } from '#gateway/http/define-area.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { doubtfulTransfers, walletActions } from './actions.ts';
import { addWalletCalls } from './calls.ts';
import { bringAbandoned } from './follow-game.ts';
import { bringLimited } from './limited-home.ts';
import { runTransfers } from './run-transfer.ts';
import { addWalletsStream } from './stream.ts';

/** Pauses between two looks for transfers that are due; ms. */
const pauses = { busy: 500, idle: 2000 };

/** Wallets: the main one and those at vendors, the transfers between them, and money that follows into a game. */
export const wallets = defineArea({
  name: 'wallets',
  routes: [addWalletCalls, addWalletsStream],
  actions: walletActions,
  waiting: [doubtfulTransfers],
  jobs: [transferring],
});

function transferring(gateway: Gateway): () => unknown {
  return startWorker({
    logger: gateway.logger,
    take: async () => {
      await bringLimited(gateway);
      await bringAbandoned(gateway);
      return runTransfers(gateway);
    },
    failure: 'transfers between wallets could not be run',
    pauseAfter: (n) => (n > 0 ? pauses.busy : pauses.idle),
  });
}
