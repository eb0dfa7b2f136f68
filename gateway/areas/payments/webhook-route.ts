import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readBytes } from '#gateway/http/request-body.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { providerOf } from './pix-client.ts';
import { hint } from './reconcile.ts';
import { hintPayouts } from './withdrawals/start-payouts.ts';

/** Under this path the bank reports: it adds what it reports, `/pix` for payments, `/payouts`, `/infracoes` for contests. */
export const webhookPath = '/wps/pix/webhook';
/** A signature of another time is refused; ms. */
const skew = 300_000;

/**
 * The bank's webhook [S1-030]: signed (`X-Signature`: hex HMAC-SHA-256 of `X-Timestamp`, a newline and the body), and no more than a hint
 * that it is worth asking the bank. Nothing in its body is believed.
 */
export function addWebhookRoute(app: App, gateway: Gateway): void {
  const { pix } = gateway.config;
  const provider = providerOf(gateway);
  if (!pix || !provider) return;
  app.post(`${webhookPath}/:what`, async (c) => {
    await gateway.limits.consume('webhook', c.var.ip);
    const body = await readBytes(c);
    const timestamp = c.req.header('X-Timestamp') ?? '';
    const given = Buffer.from(c.req.header('X-Signature') ?? '', 'hex');
    const signature = createHmac('sha256', pix.webhookKey).update(`${timestamp}\n`).update(body).digest();
    const timely = Math.abs(gateway.clock() - Number(timestamp)) <= skew;
    if (!timely || given.length !== signature.length || !timingSafeEqual(given, signature))
      throw new Refusal('bad_signature');
    const what = c.req.param('what');
    if (what === 'payouts') hintPayouts(gateway);
    else hint(gateway, what === 'infracoes' ? 'contests' : 'payments');
    return c.body(null, 204);
  });
}
