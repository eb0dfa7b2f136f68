import type { Call } from '#src/contract/core/call.ts';
import type { CallBody, CallQuery, CallValue } from '#src/contract/call-types.ts';
import { Envelope } from '#src/contract/core/envelope.ts';
import { loadSchemas } from '#src/contract/schemas.ts';
import { readEvents } from '#src/contract/core/read-events.ts';
import * as v from 'valibot';
import type { App } from '../http/app-env.ts';

type Asked<C extends Call> = {
  readonly query?: CallQuery<C>;
  readonly body?: CallBody<C>;
  readonly token?: string;
  readonly headers?: Record<string, string>;
};
export type Answered = { readonly status: number; readonly headers: Headers; readonly envelope: Envelope };

/** Makes a call of the contract in process and returns the response; fails where that is no envelope. */
export async function askApp<C extends Call>(
  app: App,
  call: C,
  { query, body, token, headers }: Asked<C> = {},
): Promise<Answered> {
  const fields = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]));
  const response = await app.request(`${call.path}${search.size > 0 ? `?${search}` : ''}`, {
    method: call.method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, envelope: v.parse(Envelope, await response.json()) };
}

/** Makes a call that must succeed and returns its value, checked by the contract. */
export async function valueOf<C extends Call>(app: App, call: C, asked: Asked<C> = {}): Promise<CallValue<C>> {
  const { status, envelope } = await askApp(app, call, asked);
  if (!envelope.success) throw new Error(`${call.name} was refused with ${status} ${envelope.message}`);
  return v.parse((await loadSchemas(call)).value, envelope.value) as CallValue<C>;
}

type StreamEvent = { readonly event: string; readonly id: string | undefined; readonly data: unknown };

/** Opens a stream in process: its status and headers, and its events one by one without the pings, undefined at its end. */
export async function openStream(app: App, path: string, headers: Record<string, string>) {
  const response = await app.request(path, { headers });
  const events = readEvents(response.body ?? new ReadableStream());
  // Every stream begins with a ping.
  if (response.ok) await events.next();
  const next = async (): Promise<StreamEvent | undefined> => {
    let { value, done } = await events.next();
    while (!done && value.event === 'ping') ({ value, done } = await events.next());
    return done ? undefined : { ...value, data: value.data === '' ? null : JSON.parse(value.data) };
  };
  return { status: response.status, headers: response.headers, next, close: () => events.return(undefined) };
}
