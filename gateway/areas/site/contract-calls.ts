import { contractField, contractKinds, dividendInfo } from '#src/contract/site/contracts.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { route } from '#gateway/http/route.ts';

/** Contracts that an agent is asked to agree to [S2-213]. */
export function addContractsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, dividendInfo, async ({ member }) => {
    const rows = await gateway.db
      .selectFrom('contract_requests')
      .select(['kind', 'request'])
      .where('member_id', '=', member.id)
      .execute();
    const info = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
    for (const kind of contractKinds) info[contractField[kind]] = rows.find((row) => row.kind === kind)?.request ?? '';
    return info;
  });
}
