import { teamKpi } from '#src/contract/agents/team-kpi.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readMerchant } from '../../site/merchant.ts';
import { readTeamKpi } from './team-kpi.ts';

/** The counters of the agent's home [S2-212]. */
export function addTeamKpiRoute(app: App, gateway: Gateway): void {
  route(app, gateway, teamKpi, async ({ member, query }) => {
    const merchant = await readMerchant(gateway, gateway.config.merchant);
    if (!merchant) throw new Refusal('no_permission');
    return readTeamKpi({ db: gateway.db, merchant }, member.id, query, gateway.clock());
  });
}
