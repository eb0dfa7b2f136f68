import { bringHome as call } from '#src/contract/wallets/wallets.ts';
import { randomId } from '#src/platform/base/random-id.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { walletResource } from '#src/state/money/wallet.ts';

/**
 * Brings home what the member has taken along into a vendor's game. Never rejects: where the request is lost, the gateway does so by itself once nobody plays
 * there.
 */
export async function bringHome(store: Store, vendor: string | undefined): Promise<void> {
  if (vendor === undefined) return;
  await send(call, { body: { vendor, left: true }, idempotencyKey: randomId() }).catch(() => undefined);
  walletResource.invalidate(store);
}
