import { may } from '#src/contract/core/member-type.ts';
import { paymentsStream } from '#src/contract/payments/payments-stream.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { stream } from '#gateway/http/stream.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { findOpenSession } from '../../identity/session/sessions.ts';
import { providerOf } from '../pix-client.ts';
import { followPayments } from './follow-payments.ts';
import { watchPayments } from './watch-payments.ts';

/** So many pages of one member may listen at once, in one process. */
const mostListeners = 6;

/** The live state of a member's deposits and withdrawals [S1-030, S1-032]. */
export function addPaymentsStream(app: App, gateway: Gateway): void {
  const provider = providerOf(gateway);
  stream(app, gateway, paymentsStream, async ({ member }) => {
    await gateway.limits.consume('payments-stream', member.sessionId);
    if (watchPayments.count(gateway, member.id) >= mostListeners) throw new Refusal('rate_limited', { retryAfter: 5 });
    const isLetIn = async () => {
      const session = await findOpenSession(gateway, member.sessionId);
      return session !== undefined && may.withdraw(session.type);
    };
    return followPayments(gateway, { provider, member, isLetIn });
  });
}
