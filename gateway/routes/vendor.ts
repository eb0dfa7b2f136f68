import { type VendorCallback, vendorCallbacks, vendorHeaders } from '#src/contract/vendor.ts';
import { answerPrivate } from '../http/answer.ts';
import type { App, AppContext } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { answerVendor } from '../domain/vendor-callbacks.ts';
import { findSecret } from '../domain/vendor-keys.ts';
import type { FollowRounds } from '../domain/vendor-round.ts';
import { isSigned, readSignature } from '../domain/vendor-signature.ts';
import { growJackpots } from '../jackpots/grow-jackpots.ts';
import { shrinkJackpots } from '../jackpots/shrink-jackpots.ts';
import { Refusal } from '../process/refusal.ts';
import { check, parseJson, readBytes } from '../http/request-body.ts';

const follow: FollowRounds = { ended: growJackpots, takenBack: shrinkJackpots };

/** The vendors' callbacks under /vendor/v1: signed, and answered in the same envelope as every other call. */
export function addVendorRoutes(app: App, gateway: Gateway): void {
  for (const callback of Object.keys(vendorCallbacks) as VendorCallback[]) serve(app, gateway, callback);
}

function serve<C extends VendorCallback>(app: App, gateway: Gateway, callback: C) {
  const answer: (gateway: Gateway, vendor: string, body: never, follow: FollowRounds) => Promise<unknown> =
    answerVendor[callback];
  const path = `/vendor/v1/${callback}`;
  app.post(path, async (c) => {
    const bytes = await readBytes(c);
    const vendor = await whoSigned(c, gateway, path, bytes);
    // The schema of this very callback is the proof of the type, which a generic call cannot carry.
    const body = check(vendorCallbacks[callback].body, parseJson(bytes)) as never;
    return answerPrivate(c, await answer(gateway, vendor, body, follow));
  });
}

/** The vendor that signed this callback. Whatever is wrong, the answer is the same: bad_signature. */
async function whoSigned(c: AppContext, gateway: Gateway, path: string, body: Uint8Array): Promise<string> {
  const header = (name: string) => c.req.header(name) ?? '';
  const vendor = header(vendorHeaders.vendor);
  const signature = readSignature(header(vendorHeaders.signature));
  const secret = signature && (await findSecret(gateway, vendor, signature.keyId));
  const callback = { method: c.req.method, path, timestamp: header(vendorHeaders.timestamp), body };
  if (!secret || !isSigned(secret, signature.hmac, callback, gateway.clock())) throw new Refusal('bad_signature');
  return vendor;
}
