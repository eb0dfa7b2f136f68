import * as v from 'valibot';
import { Envelope } from '#src/contract/envelope.ts';
import { Balance, type CallError, Opened, RoundReport } from '../shared/page-api.ts';

/** `lost`: no answer that can be read came in time, so nobody here knows what happened. */
export type Called<T> = { ok: true; value: T } | { ok: false; error: CallError | 'lost' };

/** The vendor server as the page calls it; no call throws. */
export type Api = {
  open: (body: { code?: string; vendor?: string }) => Promise<Called<Opened>>;
  spin: (body: { stake: string; lines: number; idempotencyKey: string }) => Promise<Called<RoundReport>>;
  round: (idempotencyKey: string) => Promise<Called<RoundReport>>;
  ack: (idempotencyKey: string) => Promise<Called<unknown>>;
  balance: () => Promise<Called<Balance>>;
};

const longestWait = 12_000;

/** Calls with the token that `tokenOf` gives at that moment. */
export function createApi(tokenOf: () => string | undefined): Api {
  const call = async <S extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: S,
  ): Promise<Called<v.InferOutput<S>>> => {
    const token = tokenOf();
    const headers = {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    try {
      const signal = AbortSignal.timeout(longestWait);
      const response = await fetch(`/api/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal,
        cache: 'no-store',
      });
      const envelope = v.parse(Envelope, await response.json());
      if (!envelope.success)
        return { ok: false, error: response.status < 500 ? (envelope.message as CallError) : 'lost' };
      return { ok: true, value: v.parse(schema, envelope.value) };
    } catch {
      return { ok: false, error: 'lost' };
    }
  };
  return {
    open: (body) => call('session', body, Opened),
    spin: (body) => call('spin', body, RoundReport),
    round: (idempotencyKey) => call('round', { idempotencyKey }, RoundReport),
    ack: (idempotencyKey) => call('ack', { idempotencyKey }, v.unknown()),
    balance: () => call('balance', {}, Balance),
  };
}
