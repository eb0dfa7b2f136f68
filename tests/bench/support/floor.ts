import type { BenchRow } from '../../../scripts/tool/bench-table.ts';
import type { GatewayProcess } from '../../../scripts/tool/gateway-process.ts';
import { startChild } from './child.ts';
import { load, type LoadOrder, type ServerLoad } from './load.ts';
import { inMs, median, pairedRatio, perSecond } from './numbers.ts';

const rounds = 3;
const seconds = 2;

/** Results of the gateway and the floor, round by round. */
export type Pair = { measured: ServerLoad[]; control: ServerLoad[] };
type Question = { path?: string; headers?: LoadOrder['headers']; uncachedFrom?: number };

/**
 * Loads the gateway with a request, and in turn the floor: plain node:http that stringifies, for each request, the gateway's
 * response to `payload`. Both are warmed up first.
 */
export async function compare(gateway: GatewayProcess, payload: string, question: Question): Promise<Pair> {
  const floor = await startChild('floor-process.ts', await (await fetch(`${gateway.url}${payload}`)).json());
  const { path = '/', headers } = question;
  let { uncachedFrom } = question;
  const measure = async (time: number) => {
    const result = await load({ url: `${gateway.url}${path}`, seconds: time, headers, uncachedFrom }, gateway.pid);
    if (uncachedFrom !== undefined) uncachedFrom += result.requests;
    return result;
  };
  const measureFloor = (time: number) =>
    load({ url: `http://127.0.0.1:${floor.firstLine}/`, seconds: time }, floor.pid);
  const pair: Pair = { measured: [], control: [] };
  try {
    await measure(1);
    await measureFloor(1);
    for (let round = 0; round < rounds; round += 1) {
      pair.control.push(await measureFloor(seconds));
      pair.measured.push(await measure(seconds));
    }
  } finally {
    await floor.stop();
  }
  return pair;
}

const of = (loads: readonly ServerLoad[], measure: keyof ServerLoad) => loads.map((one) => one[measure]);

function ratioRow(what: string, { measured, control }: Pair, measure: keyof ServerLoad): BenchRow & { ratio: number } {
  const [ours, floors] = [of(measured, measure), of(control, measure)];
  const ratio = pairedRatio(ours, floors);
  return { what, measured: perSecond(median(ours)), control: perSecond(median(floors)), ratio, goal: '' };
}

/**
 * Requests a second relative to the floor's. On a machine with few processors the client rather than the server may be the
 * bottleneck.
 */
export function rate(what: string, pair: Pair, goal?: number): BenchRow {
  const row = ratioRow(what, pair, 'perSecond');
  return goal === undefined ? row : { ...row, goal: `≥ ${goal}×`, met: row.ratio >= goal };
}

/** The value of rate() for a server with its own processor and a client that is never the bottleneck. */
export function cost(what: string, pair: Pair): BenchRow {
  return ratioRow(`${what}, by processor time`, pair, 'perCpuSecond');
}

/** The 99th percentile. */
export function slowest(what: string, { measured, control }: Pair): BenchRow {
  const [ours, floor] = [median(of(measured, 'p99')), median(of(control, 'p99'))];
  const ratio = ours / floor;
  return {
    what: `${what}, slowest of a hundred`,
    measured: inMs(ours, 1),
    control: inMs(floor, 1),
    ratio,
    goal: 'no worse',
    met: ours <= floor,
  };
}
