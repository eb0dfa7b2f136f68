import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyPostgresDatabase } from '#gateway/testing/postgres-databases.ts';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { ensurePostgres } from '../../scripts/tool/postgres.ts';
import type { Answer, Asked } from './support/bet-messages.ts';
import { inMs, median, pairedRatio, percentile, perSecond } from './support/numbers.ts';

const rounds = 5;
const seconds = 3;
/** Bets under way at once, of all gateways together. */
const workers = 20;
const ours = join(import.meta.dirname, 'support/betting-process.ts');
const pgledger = join(import.meta.dirname, 'support/pgledger-process.ts');

/** Processes of one checkout on one database. */
type Side = { readonly gateways: readonly ChildProcess[] };
type Run = { readonly rate: number; readonly times: readonly number[] };

async function ask(gateway: ChildProcess, asked: Asked): Promise<Answer> {
  gateway.send(asked);
  const [answer] = (await once(gateway, 'message')) as [Answer];
  return answer;
}

type Database = { readonly url?: string; readonly dataDir: string };

async function open(root: string, count: number, database: Database, worker = ours): Promise<Side> {
  const gateways: ChildProcess[] = [];
  for (let number = 0; number < count; number += 1) {
    const gateway = fork(worker, [JSON.stringify({ root, ...database })], { cwd: root });
    gateways.push(gateway);
    const [message] = (await Promise.race([once(gateway, 'message'), once(gateway, 'exit')])) as [unknown];
    if (message !== 'ready') throw new Error(`the gateway of ${root} did not start`);
    if (number === 0) await ask(gateway, { what: 'prepare' });
  }
  return { gateways };
}

const openPgledger = async (root: string, postgres: string, dataDir: string): Promise<Side> =>
  open(root, 1, { url: await createEmptyPostgresDatabase(postgres), dataDir }, pgledger);

let runs = 0;

/** Bets by some of the gateways of a side, for a time. */
async function run({ gateways }: Side, count: number): Promise<Run> {
  runs += 1;
  const began = performance.now();
  const answers = await Promise.all(
    gateways.slice(0, count).map((gateway, index) => {
      const lanes = Math.floor(workers / count) + (index < workers % count ? 1 : 0);
      return ask(gateway, { what: 'bet', lanes, seconds, name: `r${runs}-${index}` });
    }),
  );
  const times = answers.flatMap((answer) => answer.times);
  return { rate: (times.length * 1000) / (performance.now() - began), times };
}

const ratesOf = (all: readonly Run[]) => all.map(({ rate }) => rate);
const spread = (all: readonly Run[]) => {
  const times = all.flatMap((one) => one.times);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
};

function against(what: string, measured: readonly Run[], control: readonly Run[], goal: number): BenchRow {
  const ratio = pairedRatio(ratesOf(measured), ratesOf(control));
  const [here, there] = [median(ratesOf(measured)), median(ratesOf(control))].map((rate) => perSecond(rate));
  const row = { what, measured: here ?? '', control: there, ratio };
  return goal === 0 ? { ...row, goal: '' } : { ...row, goal: `≥ ${goal}×`, met: ratio >= goal };
}

function tail(what: string, all: readonly Run[], goal = '≤ 2×'): BenchRow {
  const { p50, p99 } = spread(all);
  const ratio = p99 / p50;
  const row = {
    what: `${what}, 99th percentile`,
    measured: inMs(p99, 1),
    control: `${inMs(p50, 1)} (median)`,
    ratio,
    goal,
  };
  return goal === '' ? row : { ...row, met: ratio <= 2 };
}

type Seen = Record<'one' | 'three', Run[]>;
const nothing = (): Seen => ({ one: [], three: [] });

type Controls = { readonly control?: Side | undefined; readonly pgledger?: Side | undefined };

async function compare(here: Side, { control, pgledger: sql }: Controls, database: string): Promise<BenchRow[]> {
  const most = here.gateways.length;
  const seen = new Map([here, control, sql].flatMap((side) => (side ? [[side, nothing()] as const] : [])));
  for (const side of seen.keys()) await run(side, side.gateways.length);
  for (let round = 0; round < rounds; round += 1)
    for (const [side, { one, three }] of seen) {
      one.push(await run(side, 1));
      if (side.gateways.length > 1) three.push(await run(side, most));
    }
  const bets = `bets of one vendor by ${workers} workers, ${database}`;
  const own = seen.get(here) ?? nothing();
  const other = control && seen.get(control);
  const transfers = sql && seen.get(sql);
  const grown = (who: string, { one, three }: Seen, goal: number) =>
    most > 1 ? [against(`${bets}: three gateways${who} against one`, three, one, goal)] : [];
  return [
    ...(other ? [against(`${bets}: against the control`, own.one, other.one, most > 1 ? 2 : 1)] : []),
    ...(transfers ? [against(`${bets}: against transfers of pgledger`, own.one, transfers.one, 1)] : []),
    tail(bets, own.one),
    ...(other ? [tail(`${bets}: the control`, other.one, '')] : []),
    ...grown('', own, 1.8),
    ...(other ? grown(' of the control', other, 0) : []),
    ...(transfers ? [tail(`${bets}: pgledger`, transfers.one, '')] : []),
  ];
}

/**
 * Bets of one vendor by the gateway's own function, alternating with a checkout that LEDGER_CONTROL names (with its dependencies), such as the
 * commit before a change, and with transfers of a checkout of pgledger that PGLEDGER names (its SQL is loaded into a database of its own); without
 * either, this source alone.
 */
export async function bench(): Promise<BenchRow[]> {
  const control = process.env['LEDGER_CONTROL'];
  const roots = [projectRoot, ...(control === undefined ? [] : [control])];
  const folders: string[] = [];
  const sides: Side[] = [];
  const postgres = await ensurePostgres();
  const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'mare-bench-'))) - 1] ?? '';
  const end = () => {
    for (const gateway of sides.flatMap(({ gateways }) => gateways)) gateway.disconnect();
    sides.length = 0;
  };
  try {
    const rows: BenchRow[] = [];
    if (postgres) {
      for (const root of roots) {
        const url = await createEmptyPostgresDatabase(postgres.url);
        sides.push(await open(root, 3, { url, dataDir: folder() }));
      }
      const [here = { gateways: [] }, before] = sides;
      const sql = process.env['PGLEDGER'];
      const other = sql === undefined ? undefined : await openPgledger(sql, postgres.url, folder());
      if (other) sides.push(other);
      rows.push(...(await compare(here, { control: before, pgledger: other }, 'PostgreSQL')));
      end();
    }
    for (const root of roots) sides.push(await open(root, 1, { dataDir: folder() }));
    const [here = { gateways: [] }, before] = sides;
    return [...rows, ...(await compare(here, { control: before }, 'SQLite'))];
  } finally {
    end();
    await postgres?.stop();
    for (const one of folders) rmSync(one, { recursive: true, force: true });
  }
}
