import type { Language } from '#src/contract/core/wire.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readPersonal } from '#gateway/context/personal-data.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { enqueueMail } from '#gateway/areas/notify/mail/mail-outbox.ts';
import { passwordChangedMail } from '#gateway/areas/notify/mail/mail-text.ts';
import { passwordChanged } from '#gateway/areas/notify/push/account-messages.ts';
import { endSessionsOf } from './end-sessions.ts';

type Ended = {
  readonly memberId: string;
  /** The session that changed it, which stays open. */
  readonly except?: string;
  readonly language: Language;
};

/** Lifetime of a notification email; ms. */
const newsLifetime = 72 * 3_600_000;

/** After a new password, ends the sessions of the account and notifies its devices and its email address. */
export async function endForNewPassword(gateway: Gateway, trx: Transaction<Tables>, ended: Ended): Promise<void> {
  const { memberId, except, language } = ended;
  await endSessionsOf(trx, { memberId, except, tell: passwordChanged, now: gateway.clock() });
  const { email } = await readPersonal({ ...gateway, db: trx }, memberId);
  if (email === '') return;
  const brand = (await readMerchant({ db: trx }, gateway.config.merchant))?.settings.brandName ?? '';
  await enqueueMail(gateway, trx, {
    kind: 'password-changed',
    recipient: email,
    lifetime: newsLifetime,
    ...passwordChangedMail({ brand, language }),
  });
}
