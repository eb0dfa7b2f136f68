import { pixClient } from '../../areas/payments/pix-client.ts';
import { sweepBonuses } from '../../areas/payments/bonuses/sweep.ts';
import { expireDeposits, reconcile, reconcileContests, returnDue } from '../../areas/payments/reconcile.ts';
import { closeDays } from '../../areas/agents/close-days.ts';
import { payRebates } from '../../areas/agents/pay-rebates.ts';
import { payCommissions } from '../../areas/invitations/commission/job.ts';
import { BankProblem } from '../../areas/payments/provider.ts';
import { askAgain, payOut } from '../../areas/payments/withdrawals/pay-out.ts';
import { bringAbandoned } from '../../areas/wallets/follow-game.ts';
import { bringLimited } from '../../areas/wallets/limited-home.ts';
import { runTransfers } from '../../areas/wallets/run-transfer.ts';
import { logJournals } from '../../areas/operations/journal-log/log-journals.ts';
import { timeOutHolds } from '../../ledger/holds.ts';
import type { Random } from '../seeded-random.ts';
import { Lost } from './life.ts';
import type { Simulation } from './simulation.ts';
import type { Door } from './site.ts';
import type { Till } from './till.ts';

/** The jobs of a gateway, which run by themselves elsewhere; each is one pass. */
const jobs = {
  look: async ({ gateway }: Door) => {
    const provider = providerOf({ gateway });
    await reconcile(gateway, provider);
    await returnDue(gateway, provider);
    await reconcileContests(gateway, provider);
    await expireDeposits(gateway);
  },
  'look at contests': ({ gateway }: Door) => reconcileContests(gateway, providerOf({ gateway }), true),
  'pay out': ({ gateway }: Door) => payOut(gateway, providerOf({ gateway })),
  'ask again': async ({ gateway }: Door) => {
    await askAgain(gateway);
    await payOut(gateway, providerOf({ gateway }));
  },
  'move wallets': async ({ gateway }: Door) => {
    await bringLimited(gateway);
    await bringAbandoned(gateway);
    await runTransfers(gateway);
  },
  bonuses: ({ gateway }: Door) => sweepBonuses(gateway),
  commissions: ({ gateway }: Door) => payCommissions(gateway),
  teams: async ({ gateway }: Door) => {
    await closeDays(gateway);
    await payRebates(gateway);
  },
  log: ({ gateway }: Door) => logJournals(gateway),
  sweep: ({ gateway }: Door) => timeOutHolds(gateway),
} as const satisfies Record<string, (door: Door) => Promise<unknown>>;
export type Job = keyof typeof jobs;

function providerOf({ gateway: { config, clock } }: Pick<Door, 'gateway'>) {
  if (!config.pix) throw new Error('no bank');
  return pixClient(config.pix, clock);
}

/** Lets one pass of a job run. The bank may fail meanwhile, or the gateway end: the next pass goes on. */
export async function runJob(
  { site, history }: Pick<Till, 'site' | 'history'>,
  job: Job,
  random: Random,
): Promise<void> {
  const door = await site.any(random);
  try {
    await site.run<unknown>(door, () => jobs[job](door));
  } catch (error) {
    if (!(error instanceof Lost) && !(error instanceof BankProblem))
      history.wrong.push(`the job ${job}: ${String(error)}`);
  }
}

const minute = 60_000;

/** What happens between two requests: time passes, jobs run, the bank and the network change. */
export async function happen(till: Simulation, random: Random): Promise<void> {
  const { bank, vendor, time } = till;
  time.now += random.below(4000);
  if (random.chance(0.004)) time.now += random.pick([31 * minute, 9 * 60 * minute, 26 * 60 * minute]);
  if (random.chance(0.15)) await runJob(till, 'look', random);
  if (random.chance(0.15)) await runJob(till, random.chance(0.5) ? 'pay out' : 'ask again', random);
  if (random.chance(0.15)) await runJob(till, 'move wallets', random);
  if (random.chance(0.08)) await runJob(till, random.pick(['look at contests', 'bonuses']), random);
  if (random.chance(0.04)) await runJob(till, random.pick(['commissions', 'teams']), random);
  if (random.chance(0.1)) await vendor.runDue();
  if (random.chance(0.1)) await bank.runDue();
  if (random.chance(0.03)) await runJob(till, 'log', random);
  if (random.chance(0.01)) await runJob(till, 'sweep', random);
  if (random.chance(0.03)) bank.line = random.pick(['request-lost', 'answer-lost']);
  else if (random.chance(0.2)) bank.line = 'whole';
  if (random.chance(0.02))
    bank.setFaults({ times: random.pick([1, 2]), reversed: random.chance(0.5), off: random.chance(0.3) });
  if (random.chance(0.03))
    await bank.act({ act: 'payout-mode', mode: random.pick(['at-once', 'at-once', 'slow', 'by-hand', 'wrong']) });
  if (random.chance(0.1)) await decideOne(till, random);
  if (random.chance(0.01)) await decideContest(till, random);
}

/** A person at the bank confirms or refuses a payout that waits for it. */
async function decideOne({ bank }: Till, random: Random): Promise<void> {
  const waiting = await bank.db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'EM_PROCESSAMENTO')
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  const found = random.some(waiting);
  if (found)
    await bank.act(
      random.chance(0.7) ? { act: 'confirm-payout', id: found.id } : { act: 'refuse-payout', id: found.id, reason: '' },
    );
}

/** The bank decides a contest. */
async function decideContest({ bank }: Till, random: Random): Promise<void> {
  const open = await openContests(bank).execute();
  const found = random.some(open);
  if (found)
    await bank.act({ act: 'decide-contest', id: found.id, verdict: random.pick(['give-back', 'give-back', 'reject']) });
}

/** The contests that the bank has not decided, the oldest first. */
export const openContests = ({ db }: Till['bank']) =>
  db.selectFrom('contests').select('id').where('status', '=', 'ABERTA').orderBy('opened_at').orderBy('payment_id');
