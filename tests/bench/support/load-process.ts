/** Loads one address with autocannon as standard input says (LoadOrder) and prints what came back (Load). */
import { json } from 'node:stream/consumers';
import autocannon from 'autocannon';
import type { Load, LoadOrder } from './load.ts';
import { uncachedList } from './uncached-lists.ts';

const { url, seconds, headers, uncachedFrom } = (await json(process.stdin)) as LoadOrder;
let next = uncachedFrom ?? 0;
const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: uncachedList(next++) }) }];
const result = await autocannon({
  url,
  connections: 32,
  duration: seconds,
  ...(headers && { headers }),
  ...(uncachedFrom !== undefined && { requests }),
});
const load: Load = {
  perSecond: result.requests.average,
  p99: result.latency.p99,
  requests: result.requests.total,
  faults: result.errors + result.timeouts + result.non2xx,
};
console.log(JSON.stringify(load));
