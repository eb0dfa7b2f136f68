import { invitedMembers, ownInvitation, renewInvitation } from '#src/contract/invitations/invitations.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readRegistration } from '../identity/registration/register-settings.ts';
import type { Merchant } from '../site/merchant.ts';
import { readEarned } from './commission/earned.ts';
import { countInvited, listInvited } from './invited.ts';
import { ensureCode, renewCode, refuseManyCodes } from './own-code.ts';

/** The referral programme [S1-052]: the member's code, its renewal, and the invited members. */
export function addInvitationRoutes(app: App, gateway: Gateway): void {
  const { db, clock, config } = gateway;
  const inviterOf = (member: { id: string }) => ({ memberId: member.id, merchant: config.merchant });

  route(app, gateway, ownInvitation, async ({ member }) => {
    const merchant = await refuseWithoutProgramme(gateway);
    const inviter = inviterOf(member);
    const code = await ensureCode(db, inviter, clock());
    const [counts, commission] = await Promise.all([
      countInvited(db, inviter),
      readEarned(db, member.id, merchant, clock()),
    ]);
    return { code, ...counts, ...(commission && { commission }) };
  });
  route(app, gateway, invitedMembers, async ({ member, query: { pageNo } }) => {
    await refuseWithoutProgramme(gateway);
    return listInvited(db, inviterOf(member), pageNo);
  });
  route(app, gateway, renewInvitation, async ({ member, body: { token: _token, ...body }, idempotencyKey: key }) => {
    const merchant = await refuseWithoutProgramme(gateway);
    const inviter = inviterOf(member);
    const commission = await readEarned(db, member.id, merchant, clock());
    return runOnce(gateway, { scope: `${member.id}:renew-invitation`, key, body }, async (trx) => {
      await refuseManyCodes(trx, inviter, clock());
      const code = await renewCode(trx, inviter, clock());
      return { code, ...(await countInvited(trx, inviter)), ...(commission && { commission }) };
    });
  });
}

/** Refuses while the merchant does not run the programme [S1-336]. */
async function refuseWithoutProgramme(gateway: Gateway): Promise<Merchant> {
  const { merchant } = await readRegistration(gateway);
  if (!merchant.settings.promotions.includes('referral')) throw new Refusal('no_permission');
  return merchant;
}
