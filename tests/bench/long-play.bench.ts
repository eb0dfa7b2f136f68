import { setTimeout as wait } from 'node:timers/promises';
import { accountOverview } from '#src/contract/account/account-overview.ts';
import { ownMissions } from '#src/contract/lobby/tasks.ts';
import { mall } from '#src/contract/mall/mall.ts';
import { ownPromotions } from '#src/contract/promotions/promotions.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { accountRecord, bettingRecord, profitAndLoss } from '#src/contract/records/records.ts';
import { createAccessToken } from '#gateway/areas/identity/session/access-token.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { joinDatabase } from '#gateway/db/open-database.ts';
import { openPostgres } from '#gateway/db/open-postgres.ts';
import { midnight } from '#gateway/ledger/day-of.ts';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { ensurePostgres } from '../../scripts/tool/postgres.ts';
import { withGateway } from '../support/gateway.ts';
import { addLongPlay, longPlay } from './support/long-play.ts';
import { inMs, median, percentile } from './support/numbers.ts';

const masterSecret = 'a secret of the benchmark and of nothing else';
const times = 30;
const readGoal = 20;
const statusGoal = 50;
const bursts = 15;
const turns = 3;
/** A member pulls to refresh, and all pages of theirs ask again. */
const atOnce = 20;

const day = 86_400_000;

/** What members see of their play: a name, a path and the query. */
function reads(): (readonly [string, string])[] {
  const to = Date.now() + day;
  const span = `from=${to - longPlay.days * day}&to=${to}&language=pt`;
  const days = (zone: string) =>
    Array.from({ length: longPlay.days + 1 }, (_, index) =>
      midnight(new Date(to - (longPlay.days - index) * day).toISOString().slice(0, 10), zone),
    ).join();
  return [
    ['mall', `${mall.path}?language=pt`],
    ['missions', ownMissions.path],
    ['promotions', ownPromotions.path],
    ['overview', accountOverview.path],
    ['bets, first page', `${bettingRecord.path}?${span}`],
    ['bets, page 10,000', `${bettingRecord.path}?${span}&pageNo=10000`],
    ['bets, one category', `${bettingRecord.path}?${span}&category=FISH`],
    ['bets, cancelled', `${bettingRecord.path}?${span}&state=cancelled`],
    ['account, first page', `${accountRecord.path}?${span}`],
    ['account, page 10,000', `${accountRecord.path}?${span}&pageNo=10000`],
    ['account, rewards', `${accountRecord.path}?${span}&group=bonuses`],
    ['profit of 90 days', `${profitAndLoss.path}?days=${days('America/Sao_Paulo')}`],
    ['profit of 90 days that begin at half past', `${profitAndLoss.path}?days=${days('Asia/Kolkata')}`],
  ];
}

/** How long a read took, in ms. Throws where it was refused. */
async function timeOf(url: string, token?: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`);
  return performance.now() - began;
}

async function measureReads(origin: string, database: string, busy: string, fresh: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, path] of reads()) {
    const [measured, control]: [number[], number[]] = [[], []];
    for (let count = 0; count < times; count += 1) {
      measured.push(await timeOf(origin + path, busy));
      control.push(await timeOf(origin + path, fresh));
    }
    rows.push({
      what: `${name}: a member with ${longPlay.rounds.toLocaleString('en')} rounds reads it, ${database}; control: one with none`,
      measured: `${inMs(median(measured), 1)} (95 of 100: ${inMs(percentile(measured, 0.95), 1)})`,
      control: inMs(median(control), 1),
      ratio: median(measured) / median(control),
      goal: `≤ ${inMs(readGoal)}`,
      met: median(measured) <= readGoal,
    });
  }
  return rows;
}

/** How long the site's status takes while pages are read that many at once, some times in a row; ms. */
async function statusWhile(origin: string, paths: readonly string[], token: string): Promise<number[]> {
  const found: number[] = [];
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      found.push(await timeOf(origin + systemStatus.path));
      await wait(2);
    }
  };
  const asking = ask();
  for (let burst = 0; burst < bursts; burst += 1) {
    await Promise.all(
      Array.from({ length: atOnce }, (_, index) => timeOf(`${origin}${paths[index % paths.length] ?? ''}`, token)),
    );
    await wait(20);
  }
  isOver = true;
  await asking;
  return found;
}

/** The status while a member pulls the mall to refresh, and while all pages of theirs are read; the control reads those of a member who has not played. */
async function measureStatus(origin: string, database: string, busy: string, fresh: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const paths = reads().map(([, path]) => path);
  for (const [name, some] of [
    ['the mall', paths.slice(0, 1)],
    ['all of these', paths],
  ] as const) {
    const [measured, control]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      measured.push(...(await statusWhile(origin, some, busy)));
      control.push(...(await statusWhile(origin, some, fresh)));
    }
    const p99 = percentile(measured, 0.99);
    rows.push({
      what: `status while ${atOnce} at once read ${name}, ${database}: 99 of 100 of ${measured.length}`,
      measured: `${inMs(p99, 1)} (median ${inMs(median(measured), 1)})`,
      control: inMs(percentile(control, 0.99), 1),
      ratio: p99 / percentile(control, 0.99),
      goal: `≤ ${inMs(statusGoal)}`,
      met: p99 <= statusGoal,
    });
  }
  return rows;
}

async function measure(gateway: GatewayProcess, database: string, url?: string): Promise<BenchRow[]> {
  const added = await (url === undefined ? onSqlite(gateway) : onPostgres(url));
  const maker = { masterSecret, clock: Date.now, config: { merchant: 'mare' } } as unknown as Gateway;
  const tokenOf = (sessionId: string) => createAccessToken(maker, { id: sessionId, epoch: 1 });
  const [busy, fresh] = [await tokenOf(added.busy.sessionId), await tokenOf(added.fresh.sessionId)];
  return [
    { what: `sums of all rounds by the migration, ${database}`, measured: inMs(added.summing), goal: '' },
    ...(await measureReads(gateway.url, database, busy, fresh)),
    ...(await measureStatus(gateway.url, database, busy, fresh)),
  ];
}

async function onSqlite({ dataFolder }: GatewayProcess) {
  const { db, close } = await joinDatabase({ dataDir: dataFolder });
  try {
    return await addLongPlay(db);
  } finally {
    await close();
  }
}

async function onPostgres(url: string) {
  const db = openPostgres(url);
  try {
    return await addLongPlay(db);
  } finally {
    await db.destroy();
  }
}

export const benchSqlite = (): Promise<BenchRow[]> =>
  withGateway((gateway) => measure(gateway, 'SQLite'), { MASTER_SECRET: masterSecret });

export async function benchPostgres(): Promise<BenchRow[]> {
  const postgres = await ensurePostgres();
  if (!postgres) return [{ what: 'long play, PostgreSQL', measured: 'not measured: it is not here', goal: '' }];
  const { url } = postgres;
  try {
    const env = { MASTER_SECRET: masterSecret, DATABASE_URL: url };
    return await withGateway((gateway) => measure(gateway, 'PostgreSQL', url), env);
  } finally {
    await postgres.stop();
  }
}

/** Reads of what a member has played in all, and what the site's status takes meanwhile, on both databases. */
export const bench = async (): Promise<BenchRow[]> => [...(await benchSqlite()), ...(await benchPostgres())];
