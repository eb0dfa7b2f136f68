import { paymentsStream } from '#src/contract/payments/payments-stream.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { stream } from '#gateway/http/stream.ts';
import { admitListener } from '../../identity/session/admit-listener.ts';
import { providerOf } from '../pix-client.ts';
import { followPayments } from './follow-payments.ts';
import { watchPayments } from './watch-payments.ts';

/** The live state of a member's deposits and withdrawals [S1-030, S1-032]. */
export function addPaymentsStream(app: App, gateway: Gateway): void {
  const provider = providerOf(gateway);
  stream(app, gateway, paymentsStream, async ({ member }) => {
    const entrance = { limit: 'payments-stream', watched: watchPayments, may: 'withdraw' } as const;
    const isLetIn = await admitListener(gateway, member, entrance);
    return followPayments(gateway, { provider, member, isLetIn });
  });
}
