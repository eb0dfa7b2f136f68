import { transact } from '#gateway/db/transact.ts';
import { teamScene } from '#gateway/testing/team-scene.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { acceptContract, endContract, refuseContract, withdrawContract } from '../decide.ts';
import { payContracts } from '../pay-contracts.ts';
import { proposeContract, type Terms } from '../propose.ts';
import { settleDays } from '../settle-days.ts';

const merchant = 'mare';

/** Contracts of agents of teams, by the gateway's own rules. Offers are the operator's, or those of the agent `above`. */
export function contractScene(gateway: TestGateway, timeZone = 'America/Sao_Paulo') {
  const team = teamScene(gateway, timeZone);
  const { db, clock } = gateway;
  const offer = (agentId: string, terms: Terms, above: string | null = null) =>
    transact(db, (trx) => proposeContract(trx, { agentId, by: 'ana.operadora', merchant, ...terms }, above, clock()));
  const accept = (agentId: string, id: string) =>
    transact(db, (trx) => acceptContract(trx, { id, agentId, merchant }, clock()));
  const refuse = (agentId: string, id: string) =>
    transact(db, (trx) => refuseContract(trx, { id, agentId, merchant }, clock()));
  const withdraw = (agentId: string, id: string, by: string | null = null) =>
    transact(db, (trx) => withdrawContract(trx, { id, agentId, merchant }, by, clock()));
  const end = (agentId: string, kind: ContractKind) =>
    transact(db, (trx) => endContract(trx, { agentId, kind, merchant }, clock()));
  /** An offer that is accepted at once; answers its id. */
  const give = async (agentId: string, terms: Terms, above: string | null = null): Promise<string> => {
    const made = await offer(agentId, terms, above);
    if ('why' in made) throw new Error(made.why);
    const accepted = await accept(agentId, made.id);
    if (accepted !== 'done') throw new Error(accepted);
    return made.id;
  };
  const settle = async () => {
    await settleDays(gateway);
    await payContracts(gateway);
  };
  /** Goes on to noon of the next day, closes what is over, and pays. */
  const nextDay = async () => {
    await team.nextDay();
    await settle();
  };
  const paysOf = (agentId: string, kind: ContractKind = 'salary') =>
    db
      .selectFrom('contract_pays')
      .selectAll()
      .where('agent_id', '=', agentId)
      .where('kind', '=', kind)
      .orderBy('period')
      .execute();
  return { ...team, offer, accept, refuse, withdraw, end, give, settle, nextDay, paysOf };
}
