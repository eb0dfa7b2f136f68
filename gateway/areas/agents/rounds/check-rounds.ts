import type { Kysely } from 'kysely';
import { readSnapshot } from '#gateway/db/read-snapshot.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { findDay } from '../close-days.ts';
import { sumHours } from '../team/team-rounds.ts';
import { readSums, totalOf } from './read-sums.ts';

type Day = { readonly merchant: string; readonly day: string };

/** Sums up the rounds of a day again from the sums of members, for each large team; answers the agents of those whose sums, of hours or the day, are others. */
export const checkRounds = (db: Kysely<Tables>, { merchant, day }: Day): Promise<readonly string[]> =>
  readSnapshot(db, async (trx) => {
    const agents = await trx
      .selectFrom('team_round_agents')
      .innerJoin('members', 'members.id', 'agent_id')
      .innerJoin('merchants', 'merchants.code', 'merchant_code')
      .where('merchant_code', '=', merchant)
      .select(['agent_id as agentId', 'account', 'currency'])
      .orderBy('account')
      .execute();
    const wrong: string[] = [];
    for (const { account, ...agent } of agents) {
      const time = await findDay(trx, { merchant, day, ...agent });
      if (!time) continue;
      const [place, asked] = [
        { db: trx, merchant, ...agent },
        { days: { from: day, to: day }, time },
      ];
      const plain = JSON.stringify(totalOf(await sumHours(place, asked)));
      for (const span of ['hour', 'day'] as const) {
        const sums = await readSums(place, asked, { ...time, begins: [time.from] }, span);
        if (sums && JSON.stringify(totalOf(sums)) !== plain) wrong.push(`${account} by the ${span}`);
      }
    }
    return wrong;
  });
