import type { Transaction } from 'kysely';
import type { RebateCategory } from '#src/contract/agents/agents.ts';
import type { Tables } from '../../db/tables.ts';

/** Rates in hundredths of a percent; `by`: an operator's name, or `agent:` and an agent's id (setByAgent). */
export type Setting = {
  readonly agentId: string;
  readonly rates: { readonly [Category in RebateCategory]?: number | undefined };
  readonly by: string;
  readonly from: string;
};

/** How a rate is signed that an agent sets. */
export const setByAgent = (agentId: string): string => `agent:${agentId}`;

/** Writes rates that hold from a day that has not begun; the last one of a day is what counts. */
export async function writeRates(
  trx: Transaction<Tables>,
  { agentId, rates, by, from }: Setting,
  now: number,
): Promise<void> {
  for (const [category, rate] of Object.entries(rates)) {
    if (rate === undefined) continue;
    const set = { rate, set_by: by, set_at: now };
    await trx
      .insertInto('rebate_rates')
      .values({ agent_id: agentId, category, since_day: from, ...set })
      .onConflict((conflict) => conflict.columns(['agent_id', 'category', 'since_day']).doUpdateSet(set))
      .execute();
  }
}
