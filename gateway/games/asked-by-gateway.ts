import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { vendorHeaders } from '#src/contract/vendors/vendor.ts';
import type { VendorKey } from './sign-callback.ts';

/** Tolerance of the gateway's clock; ms. */
const clockTolerance = 5 * 60_000;

export type Signing = {
  readonly vendorKeyOf: (vassalage: string) => Promise<VendorKey>;
  readonly clock: () => number;
};

/** Answers a request of the gateway's at a path, signed with the vendor's newest key. */
export function serveSigned<S extends v.GenericSchema>(
  app: Hono,
  { vendorKeyOf, clock }: Signing,
  path: string,
  schema: S,
  answer: (vassalage: string, body: v.InferOutput<S>) => Promise<unknown>,
): void {
  app.post(path, bodyLimit({ maxSize: 4096 }), async (c) => {
    const text = await c.req.text();
    const vassalage = c.req.header(vendorHeaders.vendor) ?? '';
    const key = await vendorKeyOf(vassalage);
    if (!isSigned(c, key, text, clock())) return c.json({ success: false, message: 'bad_signature' }, 401);
    const body = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
    if (!body.success) return c.json({ success: false, message: 'invalid_request' }, 400);
    return c.json({ success: true, value: await answer(vassalage, body.output) });
  });
}

function isSigned(c: Context, { id, secret }: VendorKey, text: string, now: number): boolean {
  const timestamp = c.req.header(vendorHeaders.timestamp) ?? '';
  const signed = createHmac('sha256', secret).update(`POST\n${c.req.path}\n${timestamp}\n${text}`).digest('hex');
  const given = Buffer.from(c.req.header(vendorHeaders.signature) ?? '');
  const expected = Buffer.from(`${id}:${signed}`);
  const fresh = /^\d{1,15}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= clockTolerance;
  return fresh && given.length === expected.length && timingSafeEqual(given, expected);
}
