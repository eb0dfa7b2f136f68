import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Outcome } from '../outbox/outbox-channel.ts';
import { localCarrier, type SmsCarrier, type SmsMessage } from './sms-carrier.ts';

/** A provider's address, and the shared signing key. */
type Provider = { readonly url: string; readonly key: string };

/** The configured provider; without one, messages are only stored. */
export const carrierOf = ({ config, clock }: Pick<Gateway, 'config' | 'clock'>): SmsCarrier =>
  config.smsCarrier ? httpCarrier(config.smsCarrier, clock) : localCarrier;

/** A provider that has not answered in this time is asked again; ms. */
const timeout = 10_000;

const Taken = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });
const Refused = v.object({ code: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) });

/** The signature in `X-Signature`, of the time (epoch s), the body as sent and the shared key. */
export const smsSignature = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

/**
 * Hands messages to a provider over HTTP (gateway/areas/notify/sms/README.md): signed, and with the same key at every try, so that a provider that
 * has taken one already sends no second.
 */
export function httpCarrier({ url, key }: Provider, clock: () => number): SmsCarrier {
  const post = ({ id, to, text }: SmsMessage) => {
    const body = JSON.stringify({ to: `+${to}`, text });
    const timestamp = String(Math.floor(clock() / 1000));
    return fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        'X-Timestamp': timestamp,
        'X-Signature': smsSignature(key, timestamp, body),
      },
      body,
    });
  };
  return {
    keepsText: false,
    send: async (message) => {
      try {
        return await outcomeOf(await post(message));
      } catch {
        // Unreachable, interrupted or timed out: only the next try shows whether it has the message.
        return { kind: 'later', retryAfter: null };
      }
    },
  };
}

async function outcomeOf(response: Response): Promise<Outcome> {
  if (response.status === 429 || response.status >= 500)
    return { kind: 'later', retryAfter: Number(response.headers.get('Retry-After')) || null };
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { kind: 'sent', reference: v.is(Taken, answer) ? answer.id : null };
  return { kind: 'refused', reason: v.is(Refused, answer) ? answer.code : `status ${response.status}` };
}
