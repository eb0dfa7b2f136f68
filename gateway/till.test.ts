import { describe, expect, it } from 'vitest';
import { dialects } from './testing/databases.ts';
import { seedOfRun } from './testing/seeded-random.ts';
import { killPoints } from './testing/simulator/kill-points.ts';
import { operations } from './testing/simulator/operations.ts';
import { type Run, simulate } from './testing/simulator/simulate.ts';

const isSoak = process.env['SOAK'] === '1';
/** Requests and kills of one run. */
const size = isSoak ? { requests: 5000, kills: 30 } : { requests: 250, kills: 6 };
const seeds = isSoak ? 6 : 1;
const timeout = 600_000;
const seed = seedOfRun();

/** SQLite serves one gateway; PostgreSQL one to three, of which a sample tries two runs. */
const sites = dialects.flatMap((dialect) =>
  Array.from({ length: seeds }, (_, index) => ({
    dialect,
    gateways: dialect === 'sqlite' ? 1 : isSoak ? 1 + (index % 3) : 3,
    width: dialect === 'sqlite' ? 1 + 3 * (index % 2) : 6,
    seed: seed + index,
  })),
);

/** All runs of full size, by their database. */
const whole = new Map<string, Awaited<ReturnType<typeof simulate>>[]>();

const tryRun = async (run: Run) => {
  const report = await simulate(run);
  const kills = [...report.kills.values()].reduce((sum, count) => sum + count, 0);
  if (isSoak)
    console.log(run, {
      ...report,
      kills: Object.fromEntries(report.kills),
      answered: Object.fromEntries(report.answered),
    });
  expect(report.faults, `repeat it with SEED=${run.seed}`).toEqual([]);
  expect([kills >= run.kills, report.snapshots > run.requests / 20]).toEqual([true, true]);
  return report;
};

describe('the till, with lost answers, doubled requests, killed gateways and a bank that fails', () => {
  it.each(sites)(
    'loses nothing and does nothing twice: $gateways on $dialect, $width at once, seed $seed [S1-024, S1-025, S1-026]',
    { timeout },
    async (site) => {
      const report = await tryRun({ ...site, ...size });
      const { doubled, cut, given } = report;
      expect([doubled > size.requests / 8, cut > size.requests / 20]).toEqual([true, true]);
      if (!isSoak) return;
      whole.set(site.dialect, [...(whole.get(site.dialect) ?? []), report]);
      expect(Object.entries(given).filter(([, minor]) => minor <= 0)).toEqual([]);
    },
  );

  it.runIf(isSoak).each(dialects)('on %s kills at every point, and each kind of request succeeds often', (dialect) => {
    const reports = whole.get(dialect) ?? [];
    const reached = new Set(reports.flatMap(({ kills }) => [...kills.keys()]));
    expect(killPoints.filter(({ name }) => !reached.has(name)).map(({ name }) => name)).toEqual([]);
    const succeeded = (name: string) =>
      reports.reduce((sum, { answered }) => sum + (answered.get(`${name} ok`) ?? 0), 0);
    const seldom = operations.map(({ name }) => `${name} ${succeeded(name)}`);
    expect(seldom.filter((line) => Number(line.split(' ')[1]) < 3 * reports.length)).toEqual([]);
  });

  it(`does the same again for the same seed: ${seed}`, { timeout }, async () => {
    const run = { dialect: 'sqlite', gateways: 1, width: 1, seed, requests: isSoak ? 2000 : 100, kills: 2 } as const;
    const [one, again, other] = [await tryRun(run), await tryRun(run), await tryRun({ ...run, seed: seed + 1 })];
    expect(again.trace).toBe(one.trace);
    expect(other.trace).not.toBe(one.trace);
  });
});
