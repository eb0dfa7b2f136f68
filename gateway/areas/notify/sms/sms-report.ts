import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { smsSignature } from './http-carrier.ts';

/** A provider's delivery report: `id` is the one that it assigned to the message. */
export const SmsReport = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  status: v.picklist(['delivered', 'failed']),
});

/** A report may be so old, and a clock so wrong; ms. */
const maxSkew = 5 * 60_000;

type Signed = { readonly timestamp: string; readonly signature: string; readonly body: Uint8Array };

/** Throws Refusal('not_found') where there is no provider, Refusal('bad_signature') for what it has not signed lately. */
export function checkReport({ config, clock }: Gateway, { timestamp, signature, body }: Signed): void {
  if (!config.smsCarrier) throw new Refusal('not_found');
  const expected = Buffer.from(smsSignature(config.smsCarrier.key, timestamp, Buffer.from(body).toString('utf8')));
  const given = Buffer.from(signature);
  const late = !(Math.abs(clock() - Number(timestamp) * 1000) <= maxSkew);
  if (late || given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal('bad_signature');
}

/** Notes what became of a message that a provider has taken; the first report counts. */
export async function recordReport(
  { db, config }: Gateway,
  { id, status }: v.InferOutput<typeof SmsReport>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: status })
    .where('way', '=', 'sms')
    .where('merchant_code', '=', config.merchant)
    .where('reference', '=', id)
    .where('state', '=', 'sent')
    .execute();
}
