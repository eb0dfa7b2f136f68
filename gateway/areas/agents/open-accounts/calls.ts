import * as contract from '#src/contract/agents/open-accounts.ts';
import { rule } from '#src/contract/core/profiles.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { refuseForeignOrigin } from '#gateway/http/same-origin.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { refuseFrozen } from '#gateway/ledger/teams/freezes.ts';
import { profileOf, readMerchant } from '../../site/merchant.ts';
import type { Rates } from '../rates.ts';
import { endLink, listLinks, makeLink } from './links.ts';
import { openAccount } from './open-account.ts';
import { checkTerms, readTerms } from './terms.ts';

/** Players have no rates, and what an agent is not given is none. */
function givenRates(kind: 'member' | 'agent', rates: Partial<Record<keyof Rates, number | undefined>> = {}) {
  if (kind === 'member') return {};
  return Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate !== undefined)) as Partial<Rates>;
}

/** Accounts that an agent opens, and the links by which others open one in the agent's team [S2-089, S2-092]. */
export function addOpenAccountCalls(app: App, gateway: Gateway): void {
  const { db, clock, config, limits } = gateway;
  const ownerOf = ({ id: agentId }: { id: string }) => ({ agentId, merchant: config.merchant });

  route(app, gateway, contract.accountTerms, async ({ member }) => {
    const merchant = await readMerchant(gateway, config.merchant);
    const open = merchant !== null && rule(profileOf(merchant.settings), 'agentsHandleAccounts');
    return { open, ...(await readTerms(db, ownerOf(member), clock())) };
  });

  route(app, gateway, contract.openAccount, async ({ member, body, idempotencyKey: key, ip, c }) => {
    refuseForeignOrigin(c, gateway);
    await refuseFrozen(db, member.id);
    await limits.consume('open-account', member.id);
    const { username, password, kind } = body;
    return openAccount(gateway, member, { username, password, kind, rates: givenRates(kind, body.rates), key, ip });
  });

  route(app, gateway, contract.invitationLinks, async ({ member, query: { pageNo } }) =>
    listLinks(db, ownerOf(member), pageNo, clock()),
  );

  route(app, gateway, contract.createLink, async ({ member, body: { token: _token, ...body }, idempotencyKey }) => {
    await refuseFrozen(db, member.id);
    await limits.consume('invitation-link', member.id);
    const { name, kind, most, days } = body;
    const rates = givenRates(kind, body.rates);
    return runOnce(gateway, { scope: `${member.id}:create-link`, key: idempotencyKey, body }, async (trx) => {
      await checkTerms(trx, ownerOf(member), rates, clock());
      return makeLink(trx, ownerOf(member), { name, kind, rates, most, days }, clock());
    });
  });

  route(app, gateway, contract.endLink, async ({ member, body: { code }, idempotencyKey }) =>
    runOnce(gateway, { scope: `${member.id}:end-link`, key: idempotencyKey, body: { code } }, (trx) =>
      endLink(trx, ownerOf(member), code, clock()),
    ),
  );
}
