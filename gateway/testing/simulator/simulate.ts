import { hash } from 'node:crypto';
import { webhookPath } from '../../areas/payments/webhook-route.ts';
import { pixClient } from '../../areas/payments/pix-client.ts';
import type { Dialect } from '../../db/open-database.ts';
import { seededRandom } from '../seeded-random.ts';
import { deliver, wayOf } from './deliver.ts';
import { Gateways, masterSecret } from './gateways.ts';
import { agent, invitationOf, openHouse } from './house.ts';
import { type Given, readGiven } from './compare-gifts.ts';
import { happen, type Job, runJob } from './happenings.ts';
import { newHistory } from './history.ts';
import { killInTurn } from './kill-in-turn.ts';
import { type } from './operations/decide.ts';
import { plan } from './operations.ts';
import { addPlayer, type Player } from './player.ts';
import { faultsOf, settle } from './settle.ts';
import { simulateBank } from './simulated-bank.ts';
import { simulateVendor } from './simulated-vendor.ts';
import { faultsOfSnapshot } from './snapshots.ts';
import type { Simulation } from './simulation.ts';
import type { Door } from './site.ts';
import type { Offered, Till } from './till.ts';

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
  /** What came of days that were closed; minor units. */
  readonly given: Given;
  /** A hash of all requests and their answers, in order. */
  readonly trace: string;
};

const start = Date.UTC(2026, 2, 14, 12);
const playerCount = 12;
/** Who has invited a player, by number: some who were invited themselves. */
const inviters: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2 };
/** From this number on they play in an agent's team. */
const firstOfTeam = 4;

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
    await runJob(till, jobOf(path), network);
    return answer;
  };
  const bank = await simulateBank(clock, site.callerAt, webhook, vendor.request);
  const players: Player[] = [];
  const offered: Offered = { codes: [], offers: [] };
  const mend = () => void (bank.line = 'whole');
  const till: Simulation = {
    ...{ site, bank, vendor, time, players, mend, offered, history: newHistory() },
  };
  try {
    const door = await site.any(network);
    // Commission and rebates are earned from the day after on.
    time.now = start - 86_400_000;
    Object.assign(offered, await openHouse(door));
    time.now = start;
    await nameTheTill(door);
    await seatPlayers(door, players);
    const { faults, ...counted } = await trade(till, run);
    await settle(till, seededRandom(seed + 2));
    faults.push(...(await faultsOf(till)));
    await run.after?.(till);
    return { ...counted, faults, kills: site.kills, given: await readGiven(site.db) };
  } finally {
    await site.close();
    await bank.close();
    await vendor.close();
  }
}

/** What a gateway does at once when a webhook comes. */
function jobOf(path: string): Job {
  if (path.endsWith('payouts')) return 'ask again';
  return path.endsWith('infracoes') ? 'look at contests' : 'look';
}

/** Tells the bank where the till is. */
async function nameTheTill({ gateway: { config, clock } }: Door): Promise<void> {
  if (config.pix) await pixClient(config.pix, clock).setWebhook(new URL(webhookPath, config.publicOrigin).href);
}

/** Registers all players, some by invitation and some in a team. */
async function seatPlayers(door: Door, players: Player[]): Promise<void> {
  for (let number = 0; number < playerCount; number += 1) {
    const inviter = players[inviters[number] ?? playerCount];
    const player = await addPlayer(door, number, inviter && (await invitationOf(door, inviter)));
    if (number >= firstOfTeam) await type(door, 'affiliate', 'move', player.account, '--under', agent);
    players.push(player);
  }
}

/** Sends all requests, so many at once; each draws from a seed of its own, whatever else is under way. */
async function trade(till: Simulation, { seed, width, requests, kills }: Run) {
  const faults: string[] = [];
  const answered = new Map<string, number>();
  const lines: string[] = [];
  let [next, doubled, cut, snapshots] = [0, 0, 0, 0];
  const kill = killInTurn(till.site, { kills, requests, random: seededRandom(seed + 3) });

  /** What the bank does in the background is done before the next step, so that a run repeats. */
  const atRest = async () => (width === 1 ? till.bank.idle() : undefined);
  const one = async (number: number) => {
    const random = seededRandom(Math.imul(seed, 7919) + number);
    await happen(till, random);
    await atRest();
    kill(number);
    const { name, act } = plan(till, random);
    const way = wayOf(random);
    if (way === 'doubled') doubled += 1;
    if (way === 'cut') cut += 1;
    const { code } = await deliver(till, act, way, random);
    await atRest();
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
