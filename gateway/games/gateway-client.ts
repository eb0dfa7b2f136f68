import * as v from 'valibot';
import { Envelope } from '#src/contract/core/envelope.ts';
import { vendorCallbacks, vendorHeaders, type VendorCallback } from '#src/contract/vendors/vendor.ts';
import { signCallback, type VendorKey } from './sign-callback.ts';

type Body<C extends VendorCallback> = v.InferInput<(typeof vendorCallbacks)[C]['body']>;
type Value<C extends VendorCallback> = v.InferOutput<(typeof vendorCallbacks)[C]['value']>;

/**
 * `refused`: the gateway states that nothing happened: its envelope with a 4xx, or closed for maintenance.
 * Any other unexpected response (timeout, 5xx, HTML, another shape) is `unknown`: it may have happened.
 */
export type Answer<T> =
  { kind: 'ok'; value: T } | { kind: 'refused'; code: string } | { kind: 'unknown'; reason: string };

export type CallGateway = <C extends VendorCallback>(
  callback: C,
  vassalage: string,
  body: Body<C>,
) => Promise<Answer<Value<C>>>;

export type GatewayClientOptions = {
  gatewayUrl: string;
  /** The key to sign with now: an operator may have given the vendor another. */
  vendorKeyOf: (vassalage: string) => Promise<VendorKey>;
  fetch: typeof globalThis.fetch;
  clock: () => number;
  /** Timeout of a callback; ms. */
  timeout: number;
};

const longestAnswer = 65_536;

/** The signed callbacks to the gateway; never throws. */
export function gatewayClient(options: GatewayClientOptions): CallGateway {
  return async <C extends VendorCallback>(callback: C, vassalage: string, body: Body<C>): Promise<Answer<Value<C>>> => {
    const signed = { path: `/vendor/v1/${callback}`, timestamp: String(options.clock()), body: JSON.stringify(body) };
    try {
      const key = await options.vendorKeyOf(vassalage);
      const response = await options.fetch(new URL(signed.path, options.gatewayUrl), {
        method: 'POST',
        body: signed.body,
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeout),
        headers: {
          'Content-Type': 'application/json',
          [vendorHeaders.vendor]: vassalage,
          [vendorHeaders.timestamp]: signed.timestamp,
          [vendorHeaders.signature]: signCallback(key, signed),
        },
      });
      return read(callback, response.status, await response.text());
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.name : 'failure' };
    }
  };
}

function read<C extends VendorCallback>(callback: C, status: number, text: string): Answer<Value<C>> {
  if (text.length > longestAnswer) return { kind: 'unknown', reason: 'answer too long' };
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), text);
  if (!envelope.success) return { kind: 'unknown', reason: `no envelope, status ${status}` };
  if (!envelope.output.success) {
    const code = envelope.output.message;
    const refused = (status >= 400 && status < 500) || code === 'maintenance' || code === 'system_updating';
    return refused ? { kind: 'refused', code } : { kind: 'unknown', reason: `status ${status}` };
  }
  const schema: v.GenericSchema<unknown, unknown> = vendorCallbacks[callback].value;
  const value = v.safeParse(schema, envelope.output.value);
  if (status !== 200 || !value.success) return { kind: 'unknown', reason: `unknown answer, status ${status}` };
  return { kind: 'ok', value: value.output as Value<C> };
}
