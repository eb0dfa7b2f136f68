import * as contract from '#src/contract/payments/payees.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { addPayee } from './add-payee.ts';
import { preferPayee, readPayees, removePayee } from './payees.ts';

/** Own keys and accounts [S2-216]. */
export function addPayeeRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, contract.listPayees, ({ member }) => readPayees(gateway, member.id));

  route(app, gateway, contract.addPayee, async ({ member, body: { token: _token, ...body }, ip, idempotencyKey }) => {
    await addPayee(gateway, member, { ...body, ip, idempotencyKey });
    return readPayees(gateway, member.id);
  });

  route(app, gateway, contract.removePayee, async ({ member, body: { id } }) => {
    await removePayee(gateway, member.id, id);
    return readPayees(gateway, member.id);
  });

  route(app, gateway, contract.preferPayee, async ({ member, body: { id } }) => {
    await preferPayee(gateway, member.id, id);
    return readPayees(gateway, member.id);
  });
}
