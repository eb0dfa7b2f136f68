import { setTimeout as wait } from 'node:timers/promises';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { ensurePostgres } from '../../scripts/tool/postgres.ts';
import { withGateway } from '../support/gateway.ts';
import { type Child, startChild } from './support/child.ts';
import { type Load, load, type LoadOrder, residentMemory } from './support/load.ts';
import { inMb, inMs, median, pairedRatio, perSecond } from './support/numbers.ts';

const rounds = 5;
const seconds = 3;
const memoryGoal = 250e6;
const list = '/wps/relay/GCSGAME_gameList?merchant=mare&platform=html5&pageNo=1&language=pt';
const hotGames = '/wps/relay/GCSGAME_hotGamesV2?merchantCode=mare&isPlatform=2&language=pt&platform=html5';
const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' };

type Pair = { measured: Load[]; control: Load[] };

/** Measures an address of the gateway and the floor in turn, each `rounds` times after a short warm-up. */
async function compare(floor: Child, order: Omit<LoadOrder, 'seconds'>): Promise<Pair> {
  const pair: Pair = { measured: [], control: [] };
  let uncachedFrom = order.uncachedFrom;
  const measure = async (time: number) => {
    const result = await load({ ...order, seconds: time, uncachedFrom });
    if (uncachedFrom !== undefined) uncachedFrom += result.requests;
    return result;
  };
  await measure(1);
  for (let round = 0; round < rounds; round += 1) {
    pair.control.push(await load({ url: `http://127.0.0.1:${floor.firstLine}/`, seconds }));
    pair.measured.push(await measure(seconds));
  }
  return pair;
}

function rate(what: string, { measured, control }: Pair, goal?: number): BenchRow {
  const [ours, floors] = [measured, control].map((loads) => loads.map((one) => one.perSecond)) as [number[], number[]];
  const ratio = pairedRatio(ours, floors);
  return {
    what,
    measured: perSecond(median(ours)),
    control: perSecond(median(floors)),
    ratio,
    goal: goal === undefined ? '' : `≥ ${goal}×`,
    met: goal === undefined ? undefined : ratio >= goal,
  };
}

function slowest(what: string, { measured, control }: Pair): BenchRow {
  const [ours, floor] = [median(measured.map((one) => one.p99)), median(control.map((one) => one.p99))];
  return { what, measured: inMs(ours, 1), control: inMs(floor, 1), ratio: ours / floor, goal: 'no worse', met: ours <= floor };
}

function memory(what: string, bytes: number): BenchRow {
  return { what, measured: inMb(bytes), goal: `≤ ${inMb(memoryGoal)}`, met: bytes <= memoryGoal };
}

async function floorOf(gateway: GatewayProcess, path: string): Promise<Child> {
  return startChild('floor-process.ts', await (await fetch(`${gateway.url}${path}`)).json());
}

async function benchLists(gateway: GatewayProcess): Promise<BenchRow[]> {
  const floor = await floorOf(gateway, list);
  try {
    const ready = await compare(floor, { url: `${gateway.url}${list}` });
    const compressed = await compare(floor, { url: `${gateway.url}${list}`, headers: asBrowsers });
    return [
      rate('gateway: hot list of 25 games, by node:http with JSON.stringify', ready, 2),
      slowest('gateway: hot list, slowest of a hundred', ready),
      rate('gateway: hot list as browsers ask for it (Brotli)', compressed),
    ];
  } finally {
    await floor.stop();
  }
}

async function benchHotGames(gateway: GatewayProcess): Promise<BenchRow[]> {
  const floor = await floorOf(gateway, hotGames);
  try {
    return [rate('gateway: hotGamesV2', await compare(floor, { url: `${gateway.url}${hotGames}` }), 2)];
  } finally {
    await floor.stop();
  }
}

async function benchUncached(gateway: GatewayProcess, database: string, goal: number): Promise<BenchRow[]> {
  const floor = await floorOf(gateway, list);
  try {
    const plain = await compare(floor, { url: gateway.url, uncachedFrom: 0 });
    const compressed = await compare(floor, { url: gateway.url, uncachedFrom: 5000, headers: asBrowsers });
    return [
      rate(`gateway: uncached list, ${database}`, plain, goal),
      rate(`gateway: uncached list as browsers ask for it (Brotli), ${database}`, compressed),
    ];
  } finally {
    await floor.stop();
  }
}

async function benchPostgres(): Promise<BenchRow[]> {
  const what = 'gateway: uncached list, PostgreSQL';
  const postgres = await ensurePostgres();
  if (!postgres) return [{ what, measured: 'not measured: no PostgreSQL here', goal: '≥ 0.2×' }];
  const env = { DATABASE_URL: postgres.url, MASTER_SECRET: 'a secret of the benchmark and of nothing else' };
  try {
    return await withGateway((gateway) => benchUncached(gateway, 'PostgreSQL', 0.2), env);
  } finally {
    await postgres.stop();
  }
}

/**
 * Loads the gateway over loopback, one address at a time, in turn with a plain node:http server that stringifies the same
 * games for each request. Hot lists are those that every visit asks for; the uncached ones are 10,000 different questions.
 */
export async function bench(): Promise<BenchRow[]> {
  const rows = await withGateway(async (gateway) => {
    await wait(2000);
    const atRest = residentMemory(gateway.pid);
    const measured = [
      ...(await benchLists(gateway)),
      ...(await benchHotGames(gateway)),
      ...(await benchUncached(gateway, 'SQLite', 0.25)),
    ];
    await wait(5000);
    return [...measured, memory('gateway: memory at rest after a first start', atRest), memory('gateway: memory at rest after the load', residentMemory(gateway.pid))];
  });
  return [...rows, ...(await benchPostgres())];
}
