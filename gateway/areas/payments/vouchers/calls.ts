import { readVoucherCode, redeemVoucher as call } from '#src/contract/payments/vouchers.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readVouchers } from './read-vouchers.ts';
import { redeemVoucher } from './redeem-voucher.ts';

/** Deposits by voucher. */
export function addVoucherRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, call, async ({ member, ip, body, idempotencyKey: key }) => {
    const code = readVoucherCode(body.code) ?? '';
    const { id, usedBefore } = await redeemVoucher(gateway, { memberId: member.id, code, key, ip });
    const [deposit] = await readVouchers(gateway.db, member.id, [id]);
    if (!deposit) throw new Refusal('not_found');
    return { deposit, usedBefore };
  });
}
