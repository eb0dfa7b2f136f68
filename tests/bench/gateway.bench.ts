import { setTimeout as wait } from 'node:timers/promises';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { ensurePostgres } from '../../scripts/tool/postgres.ts';
import { withGateway } from '../support/gateway.ts';
import { compare, cost, type Pair, rate, slowest } from './support/floor.ts';
import { residentMemory } from './support/load.ts';
import { inMb } from './support/numbers.ts';

const memoryGoal = 250e6;
const list = '/wps/relay/GCSGAME_gameList?merchant=mare&platform=html5&pageNo=1&language=pt';
const hotGames = '/wps/relay/GCSGAME_hotGamesV2?merchantCode=mare&isPlatform=2&language=pt&platform=html5';
const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' };

const rows = (what: string, pair: Pair, goal?: number): BenchRow[] => [rate(what, pair, goal), cost(what, pair)];

async function benchHot(gateway: GatewayProcess): Promise<BenchRow[]> {
  const plain = await compare(gateway, list, { path: list });
  const packed = await compare(gateway, list, { path: list, headers: asBrowsers });
  const games = await compare(gateway, hotGames, { path: hotGames });
  return [
    ...rows('gateway: hot list of 25 games', plain, 2),
    slowest('gateway: hot list of 25 games', plain),
    ...rows('gateway: hot list as browsers ask for it (Brotli)', packed),
    ...rows('gateway: hot games', games, 2),
  ];
}

async function benchUncached(gateway: GatewayProcess, database: string, goal: number): Promise<BenchRow[]> {
  const plain = await compare(gateway, list, { uncachedFrom: 0 });
  const packed = await compare(gateway, list, { uncachedFrom: 5000, headers: asBrowsers });
  return [
    ...rows(`gateway: uncached list, ${database}`, plain, goal),
    ...rows(`gateway: uncached list as browsers ask for it, ${database}`, packed),
  ];
}

function memory(when: string, bytes: number): BenchRow {
  const goal = `≤ ${inMb(memoryGoal)}`;
  return { what: `gateway: memory at rest, ${when}`, measured: inMb(bytes), goal, met: bytes <= memoryGoal };
}

async function benchSqlite(): Promise<BenchRow[]> {
  return withGateway(async (gateway) => {
    await wait(2000);
    const first = memory('after a first start', residentMemory(gateway.pid));
    const measured = [...(await benchHot(gateway)), ...(await benchUncached(gateway, 'SQLite', 0.25))];
    await wait(5000);
    return [...measured, first, memory('after all this load', residentMemory(gateway.pid))];
  });
}

async function benchPostgres(): Promise<BenchRow[]> {
  const postgres = await ensurePostgres();
  if (!postgres)
    return [{ what: 'gateway: uncached list, PostgreSQL', measured: 'not measured: it is not here', goal: '≥ 0.2×' }];
  const env = { DATABASE_URL: postgres.url, MASTER_SECRET: 'a secret of the benchmark and of nothing else' };
  try {
    return await withGateway((gateway) => benchUncached(gateway, 'PostgreSQL', 0.2), env);
  } finally {
    await postgres.stop();
  }
}

/**
 * Loads the gateway over loopback, one URL at a time, alternating with a plain node:http server that stringifies the same games
 * for each request. Hot lists are those of every visit; the uncached ones are 10,000 different requests.
 */
export async function bench(): Promise<BenchRow[]> {
  return [...(await benchSqlite()), ...(await benchPostgres())];
}
