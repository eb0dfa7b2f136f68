/** Loads one URL as standard input says (LoadOrder), each connection with one request at a time, and prints a Load. */
import { json } from 'node:stream/consumers';
import { Client } from 'undici';
import type { Load, LoadOrder } from './load.ts';
import { percentile } from './numbers.ts';
import { uncachedList } from './uncached-lists.ts';

const connections = 32;
/** Timeout of a response; ms. */
const timeout = 10_000;

const { url, seconds, headers = {}, uncachedFrom } = (await json(process.stdin)) as LoadOrder;
const { origin, pathname, search } = new URL(url);
let next = uncachedFrom ?? 0;
const nextPath = () => (uncachedFrom === undefined ? pathname + search : uncachedList(next++));

const latencies: number[] = [];
let faults = 0;

/** Sends one request; a faulty response is counted. */
function ask(client: Client): Promise<void> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const done = (well: boolean) => {
      latencies.push(performance.now() - startedAt);
      if (!well) faults++;
      resolve();
    };
    let status = 0;
    client.dispatch(
      { path: nextPath(), method: 'GET', headers },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, code) => {
          status = code;
        },
        onResponseData: () => undefined,
        onResponseEnd: () => done(status >= 200 && status < 300),
        onResponseError: () => done(false),
      },
    );
  });
}

const beganAt = performance.now();
const elapsed = () => (performance.now() - beganAt) / 1000;
await Promise.all(
  Array.from({ length: connections }, async () => {
    const client = new Client(origin, { headersTimeout: timeout, bodyTimeout: timeout });
    while (elapsed() < seconds) await ask(client);
    await client.close();
  }),
);
const requests = latencies.length;
const load: Load = { perSecond: requests / elapsed(), p99: percentile(latencies, 0.99), requests, faults };
console.log(JSON.stringify(load));
