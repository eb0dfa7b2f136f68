import type { Transaction } from 'kysely';
import type { Contract } from '#src/contract/agents/agent-contracts.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import type { Decision } from './decide.ts';
import { showContracts } from './show-contracts.ts';

/** The contract after a decision; throws the refusal of one that could not be made. */
export async function answerOf(
  trx: Transaction<Tables>,
  decision: Decision,
  id: string,
  today: string,
): Promise<Contract> {
  if (decision === 'missing') throw new Refusal('not_found');
  if (decision === 'changed') throw new Refusal('offer_changed');
  const row = await trx.selectFrom('agent_contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [shown] = await showContracts(trx, [row], today);
  if (!shown) throw new Refusal('not_found');
  return shown;
}
