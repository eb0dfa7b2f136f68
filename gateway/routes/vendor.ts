import { type VendorCallback, vendorCallbacks, vendorHeaders } from '#src/contract/vendor.ts';
import { Code } from '#src/contract/wire.ts';
import * as v from 'valibot';
import { answerPrivate } from '../http/answer.ts';
import type { App, AppContext } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { answerVendor } from '../domain/vendor-callbacks.ts';
import { isSigned, vendorSecret } from '../domain/vendor-signature.ts';
import { Refusal } from '../process/refusal.ts';
import { check, parseJson, readBytes } from '../http/request-body.ts';

/** The vendors' callbacks under /vendor/v1: signed, and answered in the same envelope as every other call. */
export function addVendorRoutes(app: App, gateway: Gateway): void {
  for (const callback of Object.keys(vendorCallbacks) as VendorCallback[]) serve(app, gateway, callback);
}

function serve<C extends VendorCallback>(app: App, gateway: Gateway, callback: C) {
  const answer: (gateway: Gateway, vendor: string, body: never) => Promise<unknown> = answerVendor[callback];
  app.post(`/vendor/v1/${callback}`, async (c) => {
    const bytes = await readBytes(c);
    const vendor = await whoSigned(c, gateway, bytes);
    // The schema of this very callback is the proof of the type, which a generic call cannot carry.
    return answerPrivate(
      c,
      await answer(gateway, vendor, check(vendorCallbacks[callback].body, parseJson(bytes)) as never),
    );
  });
}

/** The vendor that signed this body. Whatever is wrong, the answer is the same: bad_signature. */
async function whoSigned(c: AppContext, gateway: Gateway, body: Uint8Array): Promise<string> {
  const header = (name: string) => c.req.header(name) ?? '';
  const vendor = v.is(Code, header(vendorHeaders.vendor)) ? header(vendorHeaders.vendor) : '';
  const signed = { timestamp: header(vendorHeaders.timestamp), signature: header(vendorHeaders.signature), body };
  if (!isSigned(vendorSecret(gateway.masterSecret, vendor), signed, gateway.clock()) || vendor === '')
    throw new Refusal('bad_signature');
  const known = await gateway.db
    .selectFrom('vendors')
    .select('vassalage')
    .where('vassalage', '=', vendor)
    .executeTakeFirst();
  if (!known) throw new Refusal('bad_signature');
  return vendor;
}
