import * as v from 'valibot';
import { Envelope } from '#src/contract/core/envelope.ts';
import type { CallError } from '../shared/page-api.ts';

/** `lost`: no readable response in time, so the outcome is unknown. */
export type Called<T> = { ok: true; value: T } | { ok: false; error: CallError | 'lost' };

const longestWait = 12_000;

/** Calls the vendor server with the present token of `tokenOf`, and parses the response by a schema. Never throws. */
export function createCalls(tokenOf: () => string | undefined) {
  return async <S extends v.GenericSchema>(
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
}
