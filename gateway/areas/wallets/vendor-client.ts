import * as v from 'valibot';
import { Envelope } from '#src/contract/core/envelope.ts';
import { vendorHeaders } from '#src/contract/vendors/vendor.ts';
import { type WalletCall, walletCalls } from '#src/contract/vendors/vendor-wallet.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { signingKey } from '../vendors/vendor-keys.ts';
import { signRequest } from '../vendors/vendor-signature.ts';

type Body<C extends WalletCall> = v.InferInput<(typeof walletCalls)[C]['body']>;
type Value<C extends WalletCall> = v.InferOutput<(typeof walletCalls)[C]['value']>;

/** A vendor that has not answered in this time is asked again about the same transfer; ms. */
const timeout = 2500;
const longestAnswer = 16_384;

/** A vendor that gave no answer that says anything: it may have done what it was asked for. */
export class VendorSilent extends Error {}

/**
 * Asks a vendor about its wallets, signed with the vendor's newest key. `address`: the vendor's, or a path under the games' origin. Throws VendorSilent for
 * everything but the answer that the contract describes.
 */
export async function askVendor<C extends WalletCall>(
  gateway: Gateway,
  { vendor, address }: { readonly vendor: string; readonly address: string },
  call: C,
  asked: Body<C>,
): Promise<Value<C>> {
  if (address === '') throw new VendorSilent('the vendor has no wallets any more');
  const url = new URL(call, new URL(address, gateway.config.gamesOrigin));
  const body = JSON.stringify(asked);
  const timestamp = String(gateway.clock());
  const text = await post(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: {
      'Content-Type': 'application/json',
      [vendorHeaders.vendor]: vendor,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.signature]: signRequest(await signingKey(gateway, vendor), {
        path: url.pathname,
        timestamp,
        body,
      }),
    },
  });
  const envelope = v.safeParse(v.pipe(v.string(), v.maxLength(longestAnswer), v.parseJson(), Envelope), text);
  if (!envelope.success || !envelope.output.success) throw new VendorSilent(`no answer to ${call}`);
  const schema: v.GenericSchema<unknown, unknown> = walletCalls[call].value;
  const value = v.safeParse(schema, envelope.output.value);
  if (!value.success) throw new VendorSilent(`an unknown answer to ${call}`);
  // The schema above is the proof of the type, which a generic call cannot carry.
  return value.output as Value<C>;
}

async function post(url: URL, init: RequestInit): Promise<string> {
  try {
    return await (await fetch(url, init)).text();
  } catch (error) {
    throw new VendorSilent(error instanceof Error ? error.name : 'failure', { cause: error });
  }
}
