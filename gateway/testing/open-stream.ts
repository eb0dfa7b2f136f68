import { readEvents } from '#src/contract/core/read-events.ts';
import type { App } from '../http/app-env.ts';

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
