import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { encryptPush } from './encrypt-push.ts';
import { isAllowedLoopback, isPublicAddress, isPushEndpoint } from './endpoint.ts';
import type { Outcome } from '../outbox/outbox-channel.ts';
import type { WebPushMessage, PushSender, PushTarget } from './push-sender.ts';
import { signSender, vapidKeys, type VapidSource } from './vapid.ts';

/** Timeout of a push service before a retry; ms. */
const timeout = 10_000;
/** No longer wait is believed; seconds. */
const longestRetryAfter = 3600;

/**
 * Sends by the Web Push protocol: encrypted for the browser (RFC 8291), signed by the site (RFC 8292). The request follows no redirects and
 * reaches only public addresses, whatever a name resolves to.
 */
export function createWebPushSender(gateway: VapidSource): PushSender {
  const { config } = gateway;
  const vapid = vapidKeys(gateway);
  return async (target, message) => {
    if (!isPushEndpoint(config, target.endpoint)) return { kind: 'gone' };
    const { hostname } = new URL(target.endpoint);
    try {
      const body = encryptMessage(target, message);
      const sent = {
        body,
        headers: { ...headersOf(message, body), Authorization: await signSender(target.endpoint, vapid) },
      };
      return await post(target.endpoint, sent, isAllowedLoopback(config, hostname) ? {} : { lookup: publicLookup });
    } catch (error) {
      if (error instanceof PrivateAddress) return { kind: 'gone' };
      if (error instanceof EncryptionFault) return { kind: 'refused', reason: 'cannot be encrypted for this browser' };
      return { kind: 'later', retryAfter: null };
    }
  };
}

class PrivateAddress extends Error {}
class EncryptionFault extends Error {}

function encryptMessage(target: PushTarget, { payload }: WebPushMessage): Buffer {
  try {
    return encryptPush(target, payload);
  } catch (cause) {
    throw new EncryptionFault('the message could not be encrypted', { cause });
  }
}

/** The headers of RFC 8030; `ttl` in seconds. */
const headersOf = ({ ttl, topic, urgency }: WebPushMessage, body: Buffer): Record<string, string> => ({
  'Content-Encoding': 'aes128gcm',
  'Content-Length': String(body.length),
  'Content-Type': 'application/octet-stream',
  TTL: String(ttl),
  Urgency: urgency,
  ...(topic !== undefined && { Topic: topic }),
});

type Sent = { readonly body: Buffer; readonly headers: Record<string, string> };

function post(endpoint: string, { body, headers }: Sent, options: RequestOptions): Promise<Outcome> {
  const request = endpoint.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeout);
    const sent = request(endpoint, { ...options, method: 'POST', headers, signal, agent: false }, (response) => {
      resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
      // The body is of no use, and might be endless.
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Meaning of the push service's status codes (RFC 8030). */
export function outcomeOf(status: number, retryAfter?: string): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) {
    const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter), longestRetryAfter) : null;
    return { kind: 'later', retryAfter: seconds };
  }
  return { kind: 'refused', reason: `status ${status}` };
}

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves a name and refuses it where any of its addresses is not public; the connection uses the checked addresses. */
function publicLookup(hostname: string, options: LookupOptions, answer: Answer): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error || !first) return answer(error ?? new Error('no address'), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return answer(new PrivateAddress('not a public address'), '');
    return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
  });
}
