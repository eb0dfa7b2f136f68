import type { Gateway } from '#gateway/context/gateway.ts';
import type { PixProvider } from '../provider.ts';
import { recordContest } from './record-contest.ts';
import { settleContests } from './settle-contests.ts';

/** Asks the bank for the contests of a time, epoch ms, records those that are new, and settles what is due; answers how many it saw. */
export async function findContests(gateway: Gateway, provider: PixProvider, from: number, to: number): Promise<number> {
  const contests = await provider.listContests(from, to);
  for (const contest of contests)
    if (!(await recordContest(gateway, provider, contest)))
      gateway.logger.warn({ contest: contest.id }, 'a contest of a payment that the bank does not know');
  await settleContests(gateway, provider);
  return contests.length;
}
