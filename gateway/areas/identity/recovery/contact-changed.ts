import type { Language } from '#src/contract/core/wire.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { Warning } from './warn-contacts.ts';
import { contactsOf, warnContacts } from './warn-contacts.ts';

const emailChanged: Warning = {
  mail: ({ brand, language }) =>
    language === 'en'
      ? {
          subject: `${brand}: the e-mail address of your account was changed`,
          text: [
            'Hello,',
            `your account at ${brand} has another e-mail address now. This one receives nothing more from it.`,
            'If it was you, no action is needed. If not, change your password now, or set a new one through “Forgot password” by SMS, and contact support. For three days the new address recovers no password.\n',
          ].join('\n\n'),
        }
      : {
          subject: `${brand}: o e-mail da sua conta foi alterado`,
          text: [
            'Olá,',
            `sua conta na ${brand} agora tem outro e-mail. Este endereço não recebe mais nada dela.`,
            'Se foi você, está tudo certo. Se não foi, troque a senha agora, ou crie uma nova em “Esqueci a senha” por SMS, e fale com o suporte. Por três dias o novo endereço não recupera a senha.\n',
          ].join('\n\n'),
        },
  sms: ({ brand, language }) =>
    language === 'en'
      ? `${brand}: the e-mail of your account was changed. Not you? Change your password now and contact support.`
      : `${brand}: o e-mail da sua conta foi alterado. Se outra pessoa fez isso, troque a senha agora e fale com o suporte.`,
};

const mobileChanged: Warning = {
  mail: ({ brand, language }) =>
    language === 'en'
      ? {
          subject: `${brand}: the mobile number of your account was changed`,
          text: [
            'Hello,',
            `your account at ${brand} has another mobile number now.`,
            'If it was you, no action is needed. If not, change your password now, or set a new one through “Forgot password” by e-mail, and contact support. For three days the new number recovers no password.\n',
          ].join('\n\n'),
        }
      : {
          subject: `${brand}: o celular da sua conta foi alterado`,
          text: [
            'Olá,',
            `sua conta na ${brand} agora tem outro celular.`,
            'Se foi você, está tudo certo. Se não foi, troque a senha agora, ou crie uma nova em “Esqueci a senha” por e-mail, e fale com o suporte. Por três dias o novo celular não recupera a senha.\n',
          ].join('\n\n'),
        },
  sms: ({ brand, language }) =>
    language === 'en'
      ? `${brand}: your account has another mobile number now. Not you? Change your password now and contact support.`
      : `${brand}: sua conta agora tem outro celular. Se outra pessoa fez isso, troque a senha agora e fale com o suporte.`,
};

type Changed = {
  readonly memberId: string;
  readonly what: 'email' | 'mobile';
  /** The present value. */
  readonly to: string;
  readonly language: Language;
};

/**
 * Prepares the warning to a member's previous e-mail address and number before one of them is changed, and returns a function that sends it in
 * the transaction of the change. Nothing where it is unchanged.
 */
export async function warnOldContacts(
  gateway: Gateway,
  { memberId, what, to, language }: Changed,
): Promise<(trx: Transaction<Tables>) => Promise<void>> {
  const before = await contactsOf(gateway, memberId);
  if (before[what] === to) return () => Promise.resolve();
  return warnContacts(gateway, before, what === 'email' ? emailChanged : mobileChanged, language);
}
