import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#gateway/app.ts';
import { closeDays } from '#gateway/areas/agents/close-days.ts';
import { settleDays } from '#gateway/areas/agents/contracts/settle-days.ts';
import { foldRounds } from '#gateway/areas/agents/rounds/fold-rounds.ts';
import { sumTails } from '#gateway/areas/agents/tails/sum-tails.ts';
import { createAccessToken } from '#gateway/areas/identity/session/access-token.ts';
import { createGateway, type Gateway } from '#gateway/context/gateway.ts';
import { openDatabase } from '#gateway/db/open-database.ts';
import { readConfig } from '#gateway/process/config.ts';
import { createEmptyPostgresDatabase } from '#gateway/testing/postgres-databases.ts';
import { insertSmallCatalogue } from '#gateway/testing/small-catalogue.ts';
import type { BenchModule, BenchRow } from '../../scripts/tool/bench-table.ts';
import { ensurePostgres } from '../../scripts/tool/postgres.ts';
import { inMs, median, pairedRatio, percentile } from './support/numbers.ts';
import { type Asked, teamCalls } from './support/teams/calls.ts';
import { timePlain } from './support/teams/control.ts';
import { type Filled, fillTeam, idOf, type Size } from './support/teams/fill.ts';
import { playersOf, playRounds, withoutFigures } from './support/teams/rounds.ts';

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
/** Smaller ones are for trying the benchmark itself. */
const sizes = {
  postgres: { members: number('TEAM_MEMBERS', 100_000), bets: number('TEAM_BETS', 10_000_000) },
  sqlite: { members: number('TEAM_MEMBERS_SQLITE', 10_000), bets: number('TEAM_BETS_SQLITE', 1_000_000) },
} as const;
const times = number('TEAM_TIMES', 30);
const plainTimes = number('TEAM_PLAIN_TIMES', 3);
const [firstGoal, againGoal, roundsGoal] = [30_000, 12_000, 60_000];
const [readGoal, plainGoal, closeGoal, figureGoal] = [100, 50, 60_000, 1.1];

const leftOut: BenchRow = { what: 'teams, PostgreSQL', measured: 'not measured: npm run bench -- teams', goal: '' };

type Asking = { readonly gateway: Gateway; readonly filled: Filled; readonly size: Size; readonly database: string };

/** How long a call of an agent takes, in ms. Throws where it is refused. */
async function timeCall(app: ReturnType<typeof createApp>, token: string, { call, query }: Asked): Promise<number> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const began = performance.now();
  const answer = await app.request(`${call.path}?${search}`, { headers: { Authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${call.name}: ${answer.status} ${text.slice(0, 200)}`);
  return performance.now() - began;
}

/** Every call of one agent, and the plain statements that answer the same. */
async function measureCalls({ gateway, filled, database }: Asking, agent: number, who: string): Promise<BenchRow[]> {
  const app = createApp(gateway);
  const id = idOf(agent);
  const session = `bench-session-${agent}`;
  const rows: BenchRow[] = [];
  for (const asked of teamCalls(filled, agent * 4 + 1)) {
    const token = await createAccessToken(gateway, { id: session, epoch: 1 });
    const measured: number[] = [];
    for (let count = -2; count < times; count += 1) {
      const took = await timeCall(app, token, asked);
      if (count >= 0) measured.push(took);
    }
    const p95 = percentile(measured, 0.95);
    rows.push({
      what: `${asked.name}, ${who}, ${database}: 95 of 100`,
      measured: `${inMs(p95, 1)} (median ${inMs(median(measured), 1)})`,
      goal: `≤ ${inMs(readGoal)}`,
      met: p95 <= readGoal,
    });
    if (!asked.plain || !asked.days || agent !== 0) continue;
    const plain: number[] = [];
    for (let count = 0; count < plainTimes; count += 1)
      plain.push(await timePlain(gateway.db, id, asked.plain, asked.days));
    const ratio = median(plain) / median(measured);
    rows.push({
      what: `${asked.name}, ${who}, ${database}: the plain recursive statement takes`,
      measured: inMs(median(measured), 1),
      control: inMs(median(plain)),
      ratio,
      goal: `≥ ${plainGoal}×`,
      met: ratio >= plainGoal,
    });
  }
  return rows;
}

/** Closes yesterday, and sums up contracts. */
async function measureClosing({ gateway, size, database }: Asking): Promise<BenchRow> {
  const began = performance.now();
  const closed = await closeDays(gateway);
  await settleDays(gateway);
  const took = performance.now() - began;
  if (closed !== 1) throw new Error(`${closed} days were closed`);
  return {
    what: `closing a day of ${size.members.toLocaleString('en')} members, ${database}`,
    measured: inMs(took),
    goal: `≤ ${inMs(closeGoal)}`,
    met: took <= closeGoal,
  };
}

/** Sums up the large teams for the first time of a day, and again after it. */
async function measureSumming({ gateway, size, database }: Asking): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [when, goal] of [
    ['the first time of a day', firstGoal],
    ['again', againGoal],
  ] as const) {
    const began = performance.now();
    await sumTails(gateway);
    const took = performance.now() - began;
    await gateway.db.updateTable('team_tails').set({ due_at: 0 }).execute();
    rows.push({
      what: `summing up large teams among ${size.members.toLocaleString('en')} members ${when}, ${database}`,
      measured: inMs(took),
      goal: `≤ ${inMs(goal)}`,
      met: took <= goal,
    });
  }
  const began = performance.now();
  await foldRounds(gateway);
  const took = performance.now() - began;
  rows.push({
    what: `summing up the rounds of large teams for the first time, ${database}`,
    measured: inMs(took),
    goal: `≤ ${inMs(roundsGoal)}`,
    met: took <= roundsGoal,
  });
  return rows;
}

/** Rounds with and without the figures, one after the other. */
async function measureRounds({ gateway, size, database }: Asking): Promise<BenchRow> {
  const players = await playersOf(gateway, 50, Math.floor(size.members / 60));
  const [measured, control]: [number[], number[]] = [[], []];
  await playRounds(gateway, players, 200);
  for (let turn = 0; turn < 20; turn += 1) {
    measured.push(await playRounds(gateway, players, 100));
    control.push(await withoutFigures(() => playRounds(gateway, players, 100)));
  }
  const ratio = pairedRatio(measured, control);
  return {
    what: `a round of a bet, a win and its end, with the figures of teams, ${database}; control: without`,
    measured: inMs(median(measured), 2),
    control: inMs(median(control), 2),
    ratio,
    goal: `≤ ${figureGoal.toFixed(2)}×`,
    met: ratio <= figureGoal,
  };
}

async function measure(size: Size, database: string, where: { url?: string; dataDir: string }): Promise<BenchRow[]> {
  const { db, dialect, close } = await openDatabase(where);
  try {
    await insertSmallCatalogue(db);
    const began = performance.now();
    const filled = await fillTeam(db, size);
    console.log(`${database} filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const config = readConfig({ DATA_DIR: where.dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '100000' });
    const secret = { masterSecret: 'a secret of the benchmark alone' };
    const gateway = createGateway({ db, dialect, config, clock: () => filled.now, ...secret });
    const asking: Asking = { gateway, filled, size, database };
    const rows = [await measureClosing(asking)];
    if (dialect === 'postgres') rows.push(...(await measureSumming(asking)));
    rows.push(...(await measureCalls(asking, 0, 'the leader of all')));
    rows.push(...(await measureCalls(asking, 3, 'an agent of the second level')));
    if (dialect === 'postgres') rows.push(await measureRounds(asking));
    return rows;
  } finally {
    await close();
  }
}

/**
 * The calls of an agent over a large team, of which plain recursive statements over the same rounds are the control, the closing of a day, and what the
 * figures cost a round. TEAM_MEMBERS, TEAM_BETS (and with _SQLITE), TEAM_TIMES and TEAM_PLAIN_TIMES make it smaller. A run of all
 * benchmarks leaves the 10,000,000 bets on PostgreSQL out, which take minutes to insert.
 */
export const bench: BenchModule['bench'] = async ({ isWhole }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mare-bench-'));
  const postgres = isWhole ? undefined : await ensurePostgres();
  try {
    const url = postgres && (await createEmptyPostgresDatabase(postgres.url));
    const large = url === undefined ? [leftOut] : await measure(sizes.postgres, 'PostgreSQL', { url, dataDir });
    return [...large, ...(await measure(sizes.sqlite, 'SQLite', { dataDir }))];
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
