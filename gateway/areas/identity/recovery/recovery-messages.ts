import type { Language } from '#src/contract/core/wire.ts';
import type { MailText } from '#gateway/areas/notify/mail/mail-text.ts';
import type { PushMessage } from '#gateway/areas/notify/push/enqueue.ts';

/** Messages to a member about attempts to recover a password or to guess it: in the inbox, on a lock screen, by email and by SMS. */
const inSecurityCentre = (title: PushMessage['title'], body: PushMessage['body']): PushMessage => ({
  kind: 'safety',
  title,
  body,
  path: '/m/securityCenter',
});

export const recoveryBegun = inSecurityCentre(
  { pt: 'Troca de senha pela pergunta de segurança', en: 'Password change by security question' },
  {
    pt: 'A senha da sua conta será trocada em 24 horas. Se não foi você, toque para cancelar.',
    en: 'The password of your account will change in 24 hours. If it was not you, tap to cancel it.',
  },
);

export const recoveryTried = inSecurityCentre(
  { pt: 'Tentativas de recuperar sua senha', en: 'Attempts to recover your password' },
  {
    pt: 'Alguém errou várias vezes ao tentar recuperar a senha da sua conta. Se não foi você, confira seus dados de segurança.',
    en: 'Someone failed several times to recover the password of your account. If it was not you, check your security settings.',
  },
);

export const paymentPasswordTried = inSecurityCentre(
  { pt: 'Tentativas com a senha de pagamento', en: 'Attempts at your payment password' },
  {
    pt: 'Alguém errou várias vezes a senha de pagamento da sua conta. Se não foi você, encerre as sessões que não conhece e troque a senha de acesso.',
    en: 'Someone typed a wrong payment password several times in your account. If it was not you, end the sessions that you do not know and change your password.',
  },
);

export const ownPasswordTried = inSecurityCentre(
  { pt: 'Tentativas com a sua senha', en: 'Attempts at your password' },
  {
    pt: 'Alguém que estava na sua conta errou a senha muitas vezes. Se não foi você, encerre as sessões que não conhece e troque a senha.',
    en: 'Someone who was in your account typed a wrong password many times. If it was not you, end the sessions that you do not know and change your password.',
  },
);

type Said = { readonly brand: string; readonly language: Language };

/** The email about a pending new password. A code by e-mail sets another one, and so cancels it. */
export const recoveryBegunMail = ({ brand, language }: Said): MailText =>
  language === 'en'
    ? {
        subject: `${brand}: your password will change in 24 hours`,
        text: [
          'Hello,',
          `someone answered the security question of your account at ${brand} and chose a new password. It will work in 24 hours.`,
          'If it was you, wait until then. If not, log in and cancel the change under “Security”, or choose a password now through “Forgot password”, by SMS or e-mail: that cancels it as well.\n',
        ].join('\n\n'),
      }
    : {
        subject: `${brand}: sua senha será trocada em 24 horas`,
        text: [
          'Olá,',
          `alguém respondeu à pergunta de segurança da sua conta na ${brand} e escolheu uma senha nova. Ela passa a valer em 24 horas.`,
          'Se foi você, é só esperar. Se não foi, entre na conta e cancele a troca em “Segurança”, ou crie uma senha agora em “Esqueci a senha”, por SMS ou e-mail: isso também cancela a troca.\n',
        ].join('\n\n'),
      };

/** The same by SMS, in characters of GSM 03.38. */
export const recoveryBegunSms = ({ brand, language }: Said): string =>
  language === 'en'
    ? `${brand}: your password will change in 24 hours, by the security question. To cancel it, log in and open Security.`
    : `${brand}: a senha da conta muda em 24 horas, por uma resposta secreta. Para cancelar a troca, entre na conta e abra a tela de senhas.`;
