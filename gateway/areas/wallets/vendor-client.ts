import type * as v from 'valibot';
import { type WalletCall, walletCalls } from '#src/contract/vendors/vendor-wallet.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { askVendor, VendorSilent } from '../vendors/ask-vendor.ts';

type Body<C extends WalletCall> = v.InferInput<(typeof walletCalls)[C]['body']>;
type Value<C extends WalletCall> = v.InferOutput<(typeof walletCalls)[C]['value']>;

const longestAnswer = 16_384;

/**
 * Asks a vendor about its wallets. `address`: the vendor's, or a path under the games' origin. Throws VendorSilent for everything but the answer that the
 * contract describes: the vendor is asked again about the same transfer.
 */
export async function askWallet<C extends WalletCall>(
  gateway: Gateway,
  { vendor, address }: { readonly vendor: string; readonly address: string },
  call: C,
  body: Body<C>,
): Promise<Value<C>> {
  if (address === '') throw new VendorSilent('the vendor has no wallets any more');
  const url = new URL(call, new URL(address, gateway.config.gamesOrigin));
  const answer: v.GenericSchema<unknown, unknown> = walletCalls[call].value;
  // The schema of this very call is the proof of the type, which a generic call cannot carry.
  return (await askVendor(gateway, { vendor, url, body, answer, longest: longestAnswer })) as Value<C>;
}
