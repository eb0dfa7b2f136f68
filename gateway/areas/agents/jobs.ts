import type { Gateway } from '#gateway/context/gateway.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { closeDays } from './close-days.ts';
import { payContracts } from './contracts/pay-contracts.ts';
import { settleDays } from './contracts/settle-days.ts';
import { endDue } from './envelopes/end-rain.ts';
import { tellBegun } from './envelopes/tell-team.ts';
import { payRebates } from './pay-rebates.ts';
import { foldRounds } from './rounds/fold-rounds.ts';
import { sumTails } from './tails/sum-tails.ts';

type Take = (gateway: Gateway) => Promise<number>;
type Job = (gateway: Gateway) => () => Promise<void>;

/** A job with its log message of a failure and its pauses after a poll with work and one without; ms. */
const jobOf =
  (take: Take, failure: string, busy: number, idle: number): Job =>
  (gateway) =>
    startWorker({
      logger: gateway.logger,
      take: () => take(gateway),
      failure,
      pauseAfter: (taken) => (taken > 0 ? busy : idle),
    });

/** A job on PostgreSQL alone: the one connection of SQLite would keep every bet waiting. */
const unlessSqlite =
  (job: Job): Job =>
  (gateway) =>
    gateway.dialect === 'sqlite' ? () => Promise.resolve() : job(gateway);

const both =
  (first: Take, second: Take): Take =>
  async (gateway) =>
    (await first(gateway)) + (await second(gateway));

/** Each starts its polling; it returns a function that stops it. */
export const agentJobs: readonly Job[] = [
  jobOf(both(closeDays, payRebates), 'days of teams could not be closed', 1000, 60_000),
  jobOf(both(settleDays, payContracts), 'contracts of agents could not be paid', 1000, 60_000),
  jobOf(both(endDue, tellBegun), 'rains of envelopes could not be looked after', 200, 2000),
  unlessSqlite(jobOf(sumTails, 'large teams could not be summed up', 5000, 5000)),
  unlessSqlite(jobOf(foldRounds, 'rounds of large teams could not be summed up', 5000, 5000)),
];
