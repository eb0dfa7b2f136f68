import { once } from 'node:events';
import { timeout } from './driver.ts';

type Answer = { id: number | null; type: string; method?: string; params?: unknown } & Record<string, unknown>;
type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** A connection over WebDriver BiDi. */
export type Bidi = {
  /** Sends a command and returns its result; throws the browser's error. */
  readonly send: <Result = unknown>(method: string, params?: object) => Promise<Result>;
  readonly close: () => void;
};

/** Connects to a browser that listens there; `hear` is called for each subscribed event. */
export async function connectBidi(url: string, hear: (method: string, params: unknown) => void): Promise<Bidi> {
  const socket = new WebSocket(url);
  const pending = new Map<number, Pending>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.type === 'event') return hear(answer.method ?? '', answer.params);
    const asked = pending.get(answer.id ?? 0);
    pending.delete(answer.id ?? 0);
    if (answer.type === 'success') asked?.resolve(answer['result']);
    else asked?.reject(new Error(`${String(answer['error'])}: ${String(answer['message'])}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('the browser has closed the connection'));
    pending.clear();
  });
  await Promise.race([
    once(socket, 'open'),
    once(socket, 'error').then(() => {
      throw new Error(`nothing answers at ${url}`);
    }),
  ]);
  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        const id = (last += 1);
        const late = setTimeout(() => reject(new Error(`${method}: no answer in ${timeout / 1000} s`)), timeout);
        const end = () => clearTimeout(late);
        pending.set(id, {
          resolve: (result) => {
            end();
            resolve(result as Result);
          },
          reject: (error) => {
            end();
            reject(new Error(`${method}: ${error.message}`));
          },
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
