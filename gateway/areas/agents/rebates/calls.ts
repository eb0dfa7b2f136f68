import * as contract from '#src/contract/agents/rebates.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { readMerchant } from '../../site/merchant.ts';
import { ratesOfAgent } from '../rates.ts';
import { readIncome, readLines } from './income.ts';
import { readRateHistory } from './rate-history.ts';
import { setTeamRates } from './set-team-rates.ts';
import { findAgent, readTeamRates } from './team-rates.ts';

/** An agent's income by their team, and the rates in it [S2-081, S2-082, S2-221]. */
export function addRebateCalls(app: App, gateway: Gateway): void {
  const { db, clock, config, limits } = gateway;
  const earner = async ({ id: agentId }: { id: string }) => ({
    agentId,
    currency: (await readMerchant(gateway, config.merchant))?.currency ?? '',
  });

  route(app, gateway, contract.rebateIncome, async ({ member, query }) => readIncome(db, await earner(member), query));

  route(app, gateway, contract.rebateLines, async ({ member, query }) => readLines(db, await earner(member), query));

  route(app, gateway, contract.teamRates, async ({ member, query }) => {
    const agent = await findAgent(db, { id: member.id, merchant: config.merchant }, clock());
    if (!agent) return { own: null, list: [], pageNum: query.pageNo, totalPages: 0, totalCount: 0 };
    const { today, from } = agent;
    const own = {
      from,
      today: await ratesOfAgent(db, member.id, today),
      next: await ratesOfAgent(db, member.id, from),
    };
    return { own, ...(await readTeamRates(db, agent, query)) };
  });

  route(app, gateway, contract.setTeamRates, async ({ member, body: { token: _token, ...body }, idempotencyKey }) => {
    await limits.consume('team-rates', member.id);
    const { account } = body;
    const rates = Object.fromEntries(Object.entries(body.rates).filter(([, rate]) => rate !== undefined));
    const asked = { agentId: member.id, merchant: config.merchant, account, rates };
    return runOnce(gateway, { scope: `${member.id}:team-rates`, key: idempotencyKey, body }, (trx) =>
      setTeamRates(trx, asked, clock()),
    );
  });

  route(app, gateway, contract.rateHistory, async ({ member, query: { pageNo } }) =>
    readRateHistory(db, member.id, pageNo),
  );
}
