import * as v from 'valibot';
import { Envelope } from '#src/contract/core/envelope.ts';
import { vendorHeaders } from '#src/contract/vendors/vendor.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { signingKey } from './vendor-keys.ts';
import { signRequest } from './vendor-signature.ts';

/** A vendor that has not answered in this time is silent; ms. */
const timeout = 2500;

/** A vendor that gave no answer that says anything: it may have done what it was asked for. */
export class VendorSilent extends Error {}

type Asked<S> = {
  readonly vendor: string;
  readonly url: URL;
  readonly body: object;
  readonly answer: S;
  /** Of an answer, in characters. */
  readonly longest: number;
};

/**
 * Asks a vendor by a request that is signed with its newest key, as its own callbacks are (contract/vendors/vendor.ts). Throws VendorSilent for everything but
 * an answer of the schema.
 */
export async function askVendor<S extends v.GenericSchema>(
  gateway: Gateway,
  { vendor, url, body: asked, answer, longest }: Asked<S>,
): Promise<v.InferOutput<S>> {
  const body = JSON.stringify(asked);
  const timestamp = String(gateway.clock());
  const key = await signingKey(gateway, vendor);
  const text = await post(url, {
    method: 'POST',
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: {
      'Content-Type': 'application/json',
      [vendorHeaders.vendor]: vendor,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.signature]: signRequest(key, { path: url.pathname, timestamp, body }),
    },
  });
  const envelope = v.safeParse(v.pipe(v.string(), v.maxLength(longest), v.parseJson(), Envelope), text);
  if (!envelope.success || !envelope.output.success) throw new VendorSilent(`no answer to ${url.pathname}`);
  const value = v.safeParse(answer, envelope.output.value);
  if (!value.success) throw new VendorSilent(`an unknown answer to ${url.pathname}`);
  return value.output;
}

async function post(url: URL, init: RequestInit): Promise<string> {
  try {
    return await (await fetch(url, init)).text();
  } catch (error) {
    throw new VendorSilent(error instanceof Error ? error.name : 'failure', { cause: error });
  }
}
