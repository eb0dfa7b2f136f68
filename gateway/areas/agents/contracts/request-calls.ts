import { contractField, contractKinds, dividendInfo } from '#src/contract/site/contracts.ts';
import { rule } from '#src/contract/core/profiles.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { route } from '#gateway/http/route.ts';
import { profileOf, readMerchant } from '../../site/merchant.ts';
import { waitingOffer } from './waiting-offers.ts';

/** The kinds of contracts that an agent is asked to accept [S2-213]; none where the place allows no such payments. */
export function addContractRequestRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, dividendInfo, async ({ member }) => {
    const info = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
    const merchant = await readMerchant(gateway, gateway.config.merchant);
    if (!merchant || !rule(profileOf(merchant.settings), 'invitationPaid')) return info;
    for (const kind of contractKinds) {
      const asked = { agentId: member.id, merchant: merchant.code, kind };
      info[contractField[kind]] = (await waitingOffer(gateway.db, asked, gateway.clock()))?.request ?? '';
    }
    return info;
  });
}
