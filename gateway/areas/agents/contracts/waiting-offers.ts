import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { ContractKind, ContractRequest } from '#src/contract/site/contracts.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { boundaryFrom } from './contract-days.ts';
import { contractOn } from './read-contracts.ts';

type Asked = { readonly agentId: string; readonly merchant: string; readonly kind: ContractKind };
type Offer = Tables['agent_contracts'] & { readonly request: ContractRequest; readonly today: string };

/** The offer of a kind that an agent may accept now: a first contract, or one in the place of that which holds. */
export async function waitingOffer(
  db: Kysely<Tables>,
  { agentId, merchant, kind }: Asked,
  now: number,
): Promise<Offer | undefined> {
  const offer = await db
    .selectFrom('agent_contracts')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .where('state', '=', 'proposed')
    .executeTakeFirst();
  const today = offer && (await openDay(db, merchant, now));
  if (!offer || today === undefined || boundaryFrom(kind, dayAfter(today)) >= offer.until_day) return undefined;
  const held = await contractOn(db, { agentId, kind, day: dayAfter(today) });
  return { ...offer, today, request: held ? 'CHANGE' : 'NEW' };
}
