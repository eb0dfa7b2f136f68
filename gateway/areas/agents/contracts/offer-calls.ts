import * as contract from '#src/contract/agents/agent-contracts.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { agentToday } from './agent-today.ts';
import { agentsBelow, offersMade } from './agents-below.ts';
import { answerOf } from './answer-of.ts';
import { withdrawContract } from './decide.ts';
import { type ProposeFault, proposeContract } from './propose.ts';

/** Contracts that an agent offers to agents directly below, within their own. */
export function addOfferCalls(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;

  route(app, gateway, contract.contractsBelow, async ({ member, query: { kind, pageNo } }) => {
    const { today } = await agentToday(gateway);
    return agentsBelow(db, { agentId: member.id, kind, today, pageNo });
  });

  route(app, gateway, contract.offersMade, async ({ member, query: { kind, pageNo } }) => {
    const { today } = await agentToday(gateway);
    return offersMade(db, { agentId: member.id, kind, today, pageNo });
  });

  route(
    app,
    gateway,
    contract.proposeContract,
    async ({ member, body: { token: _token, ...body }, idempotencyKey: key }) => {
      const { merchant, today } = await agentToday(gateway);
      const { account, tiers, ...terms } = body;
      return runOnce(gateway, { scope: `${member.id}:propose-contract`, key, body }, async (trx) => {
        const below = await trx
          .selectFrom('members')
          .select('id')
          .where('merchant_code', '=', merchant.code)
          .where('account_folded', '=', foldText(account))
          .executeTakeFirst();
        if (!below) throw new Refusal('not_found');
        const asked = {
          ...{ agentId: below.id, merchant: merchant.code, by: member.account, ...terms },
          tiers: tiers.map(({ turnover, ...tier }) => ({ turnover: toMinor(turnover), ...tier })),
        };
        const made = await proposeContract(trx, asked, member.id, clock());
        if ('why' in made) throw refusalOf(made);
        return answerOf(trx, 'done', made.id, today);
      });
    },
  );

  route(
    app,
    gateway,
    contract.withdrawContract,
    async ({ member, body: { token: _token, ...body }, idempotencyKey: key }) => {
      const { merchant, today } = await agentToday(gateway);
      return runOnce(gateway, { scope: `${member.id}:withdraw-contract`, key, body }, async (trx) => {
        const own = await trx
          .selectFrom('agent_contracts')
          .select('agent_id')
          .where('id', '=', body.id)
          .where('proposer_id', '=', member.id)
          .executeTakeFirst();
        if (!own) throw new Refusal('not_found');
        const asked = { id: body.id, agentId: own.agent_id, merchant: merchant.code };
        return answerOf(trx, await withdrawContract(trx, asked, member.id, clock()), body.id, today);
      });
    },
  );
}

function refusalOf(fault: ProposeFault): Refusal {
  const { why, ...value } = fault;
  if (why === 'not below' || why === 'no agent') return new Refusal('not_found');
  if (why === 'no contract') return new Refusal('offer_changed');
  if (why === 'too high') return new Refusal('limit_reached', value);
  return new Refusal('invalid_request', { fields: [why === 'days' ? 'until' : 'tiers'], ...value });
}
