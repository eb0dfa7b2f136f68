import type { Language } from '#src/contract/core/wire.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readPersonal } from '#gateway/context/personal-data.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { enqueueMail } from '#gateway/areas/notify/mail/mail-outbox.ts';
import type { MailText } from '#gateway/areas/notify/mail/mail-text.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { mayGo } from '../verification/sms-limits.ts';
import { enqueueSms } from '#gateway/areas/notify/sms/sms-outbox.ts';

type Said = { readonly brand: string; readonly language: Language };

/** A warning in its two forms. */
export type Warning = {
  readonly mail: (said: Said) => MailText;
  readonly sms: (said: Said) => string;
};

/** A member's contacts outside the app; empty where there is none. */
export type Contacts = { readonly email: string; readonly mobile: string };

/** A warning is worth reading for three days; ms. */
const warningLifetime = 72 * 3_600_000;

/** The e-mail address of a member and the verified mobile number. */
export async function contactsOf(source: KeySource, memberId: string): Promise<Contacts> {
  const { email, mobile, isVerified } = await readPersonal(source, memberId);
  return { email, mobile: isVerified ? mobile : '' };
}

/**
 * Prepares a warning to these contacts and returns a function that sends it in a transaction. An SMS counts for the limits of the block and of
 * all, and is omitted beyond them.
 */
export async function warnContacts(
  gateway: Gateway,
  { email, mobile }: Contacts,
  { mail, sms }: Warning,
  language: Language,
): Promise<(trx: Transaction<Tables>) => Promise<void>> {
  const brand = (await readMerchant(gateway, gateway.config.merchant))?.settings.brandName ?? '';
  const bySms = mobile !== '' && (await mayGo(gateway, mobile, { wanted: true, known: true, purpose: 'notice' }));
  const said = { brand, language };
  return async (trx) => {
    if (email !== '') {
      const head = { kind: 'account-warning', recipient: email, lifetime: warningLifetime } as const;
      await enqueueMail(gateway, trx, { ...head, ...mail(said) });
    }
    if (bySms) await enqueueSms(gateway, trx, { mobile, purpose: 'noLogin', text: sms(said), withheld: false });
  };
}
