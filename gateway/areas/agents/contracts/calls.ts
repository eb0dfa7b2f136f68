import * as contract from '#src/contract/agents/agent-contracts.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { agentToday } from './agent-today.ts';
import { answerOf } from './answer-of.ts';
import { acceptContract, refuseContract } from './decide.ts';
import { estimateOf } from './estimate.ts';
import { withTiers } from './read-contracts.ts';
import { heldAndComing, listContracts, showContracts } from './show-contracts.ts';
import { listDividends, listSalaries } from './show-pays.ts';
import { waitingOffer } from './waiting-offers.ts';

/** An agent's own contracts, their answers, and what was paid by them [S2-222, S2-223, S2-224]. */
export function addContractCalls(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;

  route(app, gateway, contract.contractRequest, async ({ member, query: { kind } }) => {
    const { merchant, today } = await agentToday(gateway);
    const found = await waitingOffer(db, { agentId: member.id, merchant: merchant.code, kind }, clock());
    const rest = await heldAndComing(db, { agentId: member.id, kind }, today);
    if (!found) return { offer: null, ...rest };
    const [shown] = await showContracts(db, [found], today);
    const [whole] = await withTiers(db, [found]);
    const asked = { merchant: merchant.code, currency: merchant.currency };
    const estimate = whole ? await estimateOf(db, whole, asked) : null;
    return { offer: shown ? { ...shown, request: found.request, estimate } : null, ...rest };
  });

  route(app, gateway, contract.contractHistory, async ({ member, query: { kind, pageNo } }) => {
    const { today } = await agentToday(gateway);
    return listContracts(db, { agentId: member.id, kind }, today, pageNo);
  });

  for (const [call, decide] of [
    [contract.acceptContract, acceptContract],
    [contract.refuseContract, refuseContract],
  ] as const)
    route(app, gateway, call, async ({ member, body: { token: _token, ...body }, idempotencyKey: key }) => {
      const { merchant, today } = await agentToday(gateway);
      const asked = { id: body.id, agentId: member.id, merchant: merchant.code };
      return runOnce(gateway, { scope: `${member.id}:${call.name}`, key, body }, async (trx) =>
        answerOf(trx, await decide(trx, asked, clock()), body.id, today),
      );
    });

  route(app, gateway, contract.dailySalary, ({ member, query }) => listSalaries(db, { agentId: member.id, ...query }));
  route(app, gateway, contract.dividends, ({ member, query }) => listDividends(db, { agentId: member.id, ...query }));
}
