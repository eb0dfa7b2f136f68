import { mailCodeLifetime, mailPause } from '#src/contract/identity/recovery.ts';
import type { ChallengeAnswer } from '#src/contract/identity/verification.ts';
import type { SmsSent } from '#src/contract/identity/verification.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { isContactRecent } from '#gateway/context/contact-cooldown.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readPersonal } from '#gateway/context/personal-data.ts';
import { siteOf } from '#gateway/context/network.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import { transact } from '#gateway/db/transact.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { enqueueMail } from '#gateway/areas/notify/mail/mail-outbox.ts';
import { recoveryCodeMail } from '#gateway/areas/notify/mail/mail-text.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { failureKey } from '../session/login-failures.ts';
import { passHumanChallenge } from '../verification/human-challenge.ts';
import { issueRecoveryCode } from './recovery-codes.ts';

type Asked = ChallengeAnswer & { readonly username: string; readonly language: Language; readonly ip: string };

/**
 * Sends a code to the e-mail address of an account after a human check, and returns when the next may be requested.
 * A name without an account, or without an address, takes the same statements: its email is a decoy, which is never sent.
 * Throws Refusal('human_check_failed'), and 'rate_limited' by network.
 */
export async function sendRecoveryMail(gateway: Gateway, asked: Asked): Promise<SmsSent> {
  if (!(await passHumanChallenge(gateway, 'sms', asked))) throw new Refusal('human_check_failed');
  const { language, ip } = asked;
  const account = foldText(asked.username);
  const site = siteOf(ip);
  await gateway.limits.consume('mail-address', site);
  await gateway.limits.consume('mail-account-site', failureKey(gateway, { account, site }));
  const recipient = await addressOf(gateway, account);
  const brand = (await readMerchant(gateway, gateway.config.merchant))?.settings.brandName ?? '';
  await transact(gateway.db, async (trx) => {
    const code = await issueRecoveryCode(gateway, trx, account);
    if (code === null) return;
    const text = recoveryCodeMail({ brand, language, code, minutes: mailCodeLifetime / 60_000 });
    await enqueueMail(gateway, trx, { kind: 'recovery-code', recipient, lifetime: mailCodeLifetime, ...text });
  });
  return { expirationTime: gateway.clock() + mailPause };
}

/**
 * The e-mail address of an account; empty where it has none, where it was set less than three days ago, or where there is no account. For an unknown name the
 * next one in order is read: finding nothing would take less time.
 */
async function addressOf(gateway: Gateway, account: string): Promise<string> {
  const { db, config, clock } = gateway;
  const nearest = await db
    .selectFrom('members')
    .select(['members.id', 'members.account_folded', 'members.status'])
    .where('members.merchant_code', '=', config.merchant)
    .where('members.account_folded', '>=', account)
    .orderBy('members.account_folded')
    .limit(1)
    .executeTakeFirst();
  const { email } = await readPersonal(gateway, nearest?.id ?? '');
  const isFresh = await isContactRecent(db, nearest?.id ?? '', clock());
  const isOpen = nearest?.account_folded === account && nearest.status === 'open';
  return isOpen && !isFresh ? email : '';
}
