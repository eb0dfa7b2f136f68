import { refusalsOfCallback } from '#src/contract/call-refusals.ts';
import { type VendorCallback, vendorCallbacks, vendorHeaders } from '#src/contract/vendors/vendor.ts';
import { answerPrivate } from '#gateway/http/answer.ts';
import type { App, AppContext } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { answerVendor } from './vendor-callbacks.ts';
import { findSecret } from './vendor-keys.ts';
import type { FollowRounds } from './vendor-round.ts';
import { isSigned, readSignature } from './vendor-signature.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { check, parseJson, readBytes } from '#gateway/http/request-body.ts';

/**
 * The vendors' callbacks under /vendor/v1: signed, and answered in the same envelope as every other call. `follow` is called in the
 * transaction of a round that ends, and of a bet that is rolled back after that.
 */
export function addVendorRoutes(app: App, gateway: Gateway, follow: FollowRounds): void {
  for (const callback of Object.keys(vendorCallbacks) as VendorCallback[]) serve(app, gateway, callback, follow);
}

function serve<C extends VendorCallback>(app: App, gateway: Gateway, callback: C, follow: FollowRounds) {
  const answer: (gateway: Gateway, vendor: string, body: never, follow: FollowRounds) => Promise<unknown> =
    answerVendor[callback];
  const path = `/vendor/v1/${callback}`;
  const listed = { call: callback, codes: new Set(refusalsOfCallback(callback).map(({ code }) => code)) };
  app.post(path, async (c) => {
    c.set('listed', listed);
    const bytes = await readBytes(c);
    const vendor = await whoSigned(c, gateway, path, bytes);
    // The schema of this very callback is the proof of the type, which a generic call cannot carry.
    const body = check(vendorCallbacks[callback].body, parseJson(bytes)) as never;
    return answerPrivate(c, await answer(gateway, vendor, body, follow));
  });
}

/** The vendor that signed this callback. Refuses every invalid one with bad_signature. */
async function whoSigned(c: AppContext, gateway: Gateway, path: string, body: Uint8Array): Promise<string> {
  const header = (name: string) => c.req.header(name) ?? '';
  const vendor = header(vendorHeaders.vendor);
  const signature = readSignature(header(vendorHeaders.signature));
  const secret = signature && (await findSecret(gateway, vendor, signature.keyId));
  const callback = { method: c.req.method, path, timestamp: header(vendorHeaders.timestamp), body };
  if (!secret || !isSigned(secret, signature.hmac, callback, gateway.clock())) throw new Refusal('bad_signature');
  return vendor;
}
