import { createTransfer as call } from '#src/contract/payments/transfers.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { settleCpf } from '../settle-cpf.ts';
import { createTransfer, readAccount } from './create-transfer.ts';
import { readTransfers } from './show-transfers.ts';

/** Deposits by bank transfer [S1-031, S2-217]. */
export function addTransferRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, call, async ({ member, body: { amount, picture, cpf }, idempotencyKey: key }) => {
    await readAccount(gateway);
    await settleCpf(gateway, member.id, cpf);
    const id = await createTransfer(gateway, member.id, key, { amount, picture });
    const [transfer] = await readTransfers(gateway.db, member.id, [id]);
    if (!transfer) throw new Refusal('not_found');
    return transfer;
  });
}
