import { hash } from 'node:crypto';
import { webhookPath } from '../../areas/payments/webhook-route.ts';
import { pixClient } from '../../areas/payments/pix-client.ts';
import type { Dialect } from '../../db/open-database.ts';
import { seededRandom } from '../seeded-random.ts';
import { deliver, wayOf } from './deliver.ts';
import { Gateways, masterSecret } from './gateways.ts';
import { happen, runJob } from './happenings.ts';
import { newHistory } from './history.ts';
import { killInTurn } from './kill-in-turn.ts';
import { plan } from './plan.ts';
import { addPlayer, type Player } from './player.ts';
import { faultsOf, settle } from './settle.ts';
import { simulateBank } from './simulated-bank.ts';
import { simulateVendor } from './simulated-vendor.ts';
import { faultsOfSnapshot } from './snapshots.ts';
import type { Simulation } from './simulation.ts';
import type { Door } from './site.ts';
import type { Till } from './till.ts';
import { setWithdrawRules } from '../withdraw-scene.ts';

/** A run of the till. `width`: how many requests are under way at once; with one gateway and one request a run repeats exactly. */
export type Run = {
  readonly seed: number;
  readonly dialect: Dialect;
  readonly gateways: number;
  readonly width: number;
  readonly requests: number;
  readonly kills: number;
  /** What a test does with the books in the end. */
  readonly after?: (till: Till) => Promise<void>;
};

type Report = {
  /** What was wrong; empty where nothing was. */
  readonly faults: readonly string[];
  /** How many requests of a kind were answered by a code: `bet ok`, `withdraw turnover_left`. */
  readonly answered: ReadonlyMap<string, number>;
  readonly kills: ReadonlyMap<string, number>;
  readonly doubled: number;
  readonly cut: number;
  readonly snapshots: number;
  /** A hash of all requests and their answers, in order. */
  readonly trace: string;
};

const start = Date.UTC(2026, 2, 14, 12);
const playerCount = 12;

export async function simulate(run: Run): Promise<Report> {
  const { seed, dialect } = run;
  const time = { now: start };
  const clock = () => time.now;
  const site = await Gateways.start(dialect, run.gateways, clock);
  const network = seededRandom(seed + 1);
  const vendor = await simulateVendor(clock, masterSecret, async (path, init) =>
    (await site.any(network)).app.request(path, init),
  );
  const webhook = async (path: string, init: RequestInit) => {
    const { app } = await site.any(network);
    const answer = await app.request(path, init);
    await runJob(till, path.endsWith('payouts') ? 'ask again' : 'look', network);
    return answer;
  };
  const bank = await simulateBank(clock, site.callerAt, webhook, vendor.request);
  const players: Player[] = [];
  const mend = () => void (bank.line = 'whole');
  const till: Simulation = { site, bank, vendor, time, players, mend, history: newHistory() };
  try {
    const door = await site.any(network);
    await open(door);
    for (let number = 0; number < playerCount; number += 1) players.push(await addPlayer(door, number));
    const { faults, ...counted } = await trade(till, run);
    await settle(till, seededRandom(seed + 2));
    faults.push(...(await faultsOf(till)));
    await run.after?.(till);
    return { ...counted, faults, kills: site.kills };
  } finally {
    await site.close();
    await bank.close();
    await vendor.close();
  }
}

/** Tells the bank where the till is, and sets rules by which some withdrawals are reviewed and some cost a fee. */
async function open({ gateway }: Door): Promise<void> {
  const { config, clock } = gateway;
  if (config.pix) await pixClient(config.pix, clock).setWebhook(new URL(webhookPath, config.publicOrigin).href);
  await setWithdrawRules({ gateway }, { min: '1.00', automatic: '60.00', open: 4, fee: '1.00', free: 2 });
}

/** Sends all requests, so many at once; each draws from a seed of its own, whatever else is under way. */
async function trade(till: Simulation, { seed, width, requests, kills }: Run) {
  const faults: string[] = [];
  const answered = new Map<string, number>();
  const lines: string[] = [];
  let [next, doubled, cut, snapshots] = [0, 0, 0, 0];
  const kill = killInTurn(till.site, kills, requests);

  const one = async (number: number) => {
    const random = seededRandom(Math.imul(seed, 7919) + number);
    await happen(till, random);
    kill(number);
    const { name, act } = plan(till, random);
    const way = wayOf(random);
    if (way === 'doubled') doubled += 1;
    if (way === 'cut') cut += 1;
    const { code } = await deliver(till, act, way, random);
    answered.set(`${name} ${code}`, (answered.get(`${name} ${code}`) ?? 0) + 1);
    lines.push(`${number} ${act.what} ${way} ${code}`);
    if (number % 10 === 0) {
      snapshots += 1;
      faults.push(...(await faultsOfSnapshot(till.site.db)));
    }
  };
  const workers = Array.from({ length: width }, async () => {
    while (next < requests) {
      next += 1;
      await one(next);
    }
  });
  await Promise.all(workers);
  return { faults, answered, doubled, cut, snapshots, trace: hash('sha256', lines.join('\n')) };
}
