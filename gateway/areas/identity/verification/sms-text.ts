import { smsCodeLifetime, type SmsPurpose } from '#src/contract/identity/verification.ts';
import type { Language } from '#src/contract/core/wire.ts';

type Occasion = SmsPurpose | 'known';

const smsMinutes = smsCodeLifetime / 60_000;

/** Only characters of the SMS alphabet (GSM 03.38), which has é but not ã: with any other one a message costs twice as much. */
const portuguese: Readonly<Record<SmsPurpose, string>> = {
  register: 'para confirmar o seu celular',
  login: 'para entrar',
  noLogin: 'para trocar a senha',
};
const english: Readonly<Record<SmsPurpose, string>> = {
  register: 'to confirm your mobile number',
  login: 'to log in',
  noLogin: 'to change your password',
};

type Said = { readonly brand: string; readonly host: string; readonly language: Language; readonly code: string };

/**
 * What the message says. Its last line binds the code to our site, so that a browser offers it there and nowhere else (WebOTP,
 * Safari). To a number that registers and has an account already the message says that, with no code in it.
 */
export function smsText(occasion: Occasion, { brand, host, language, code }: Said): string {
  const isEnglish = language === 'en';
  if (occasion === 'known')
    return isEnglish
      ? `${brand}: this mobile number belongs to an account. Log in with it, or change the password.`
      : `${brand}: este celular pertence a uma conta. Entre com ele ou troque a senha.`;
  const said = isEnglish
    ? `${brand}: ${code} ${english[occasion]}. It is good for ${smsMinutes} minutes. Never give it to anybody.`
    : `${brand}: ${code} ${portuguese[occasion]}. Vale por ${smsMinutes} minutos. Nunca passe a outra pessoa.`;
  return `${said}\n\n@${host} #${code}`;
}

/** The code of a lost payment password; typed by hand. */
export const paymentCodeSms = ({ brand, language, code, minutes }: Omit<Said, 'host'> & { minutes: number }): string =>
  language === 'en'
    ? `${brand}: ${code} to choose a new payment password. It is good for ${minutes} minutes. Never give it to anybody.`
    : `${brand}: ${code} para trocar a senha de pagamento. Vale por ${minutes} minutos. Nunca passe a outra pessoa.`;
