import type { Language } from '#src/contract/wire.ts';

export type MailText = { readonly subject: string; readonly text: string };
export type MailKind = 'recovery-code' | 'password-changed';

type Said = { readonly brand: string; readonly language: Language };
type SaidOfCode = Said & { readonly code: string; readonly minutes: number };

/** The code of a forgotten password; `minutes` that it may be typed. */
export function recoveryCodeMail({ brand, language, code, minutes }: SaidOfCode): MailText {
  return language === 'en'
    ? {
        subject: `${brand}: code to change your password`,
        text: lines(
          'Hello,',
          `the code to choose a new password at ${brand} is:`,
          grouped(code),
          `It is good for ${minutes} minutes. Nobody at ${brand} asks you for it by phone or message.`,
          'You did not ask for it? Then do nothing: your password stays as it is.',
        ),
      }
    : {
        subject: `${brand}: código para trocar a senha`,
        text: lines(
          'Olá,',
          `o código para escolher uma senha nova na ${brand} é:`,
          grouped(code),
          `Ele vale por ${minutes} minutos. Ninguém da ${brand} pede este código por telefone ou mensagem.`,
          'Não foi você quem pediu? Então não faça nada: sua senha continua a mesma.',
        ),
      };
}

/** The code of a lost payment password; `minutes` that it may be typed. */
export function paymentCodeMail({ brand, language, code, minutes }: SaidOfCode): MailText {
  return language === 'en'
    ? {
        subject: `${brand}: code for a new payment password`,
        text: lines(
          'Hello,',
          `the code to choose a new payment password at ${brand} is:`,
          grouped(code),
          `It is good for ${minutes} minutes. Nobody at ${brand} asks you for it by phone or message.`,
          'You did not ask for it? Then somebody else is in your account: change your password now.',
        ),
      }
    : {
        subject: `${brand}: código para uma nova senha de pagamento`,
        text: lines(
          'Olá,',
          `o código para escolher uma nova senha de pagamento na ${brand} é:`,
          grouped(code),
          `Ele vale por ${minutes} minutos. Ninguém da ${brand} pede este código por telefone ou mensagem.`,
          'Não foi você quem pediu? Então alguém está na sua conta: troque a sua senha agora.',
        ),
      };
}

/** What somebody is told whose password has just been changed. */
export function passwordChangedMail({ brand, language }: Said): MailText {
  return language === 'en'
    ? {
        subject: `${brand}: your password was changed`,
        text: lines(
          'Hello,',
          `the password of your account at ${brand} has just been changed, and the account was logged out elsewhere.`,
          'Was it you? Then all is well. If not, choose a new password with “Forgot password” and contact our support now.',
        ),
      }
    : {
        subject: `${brand}: sua senha foi trocada`,
        text: lines(
          'Olá,',
          `a senha da sua conta na ${brand} acabou de ser trocada, e a conta saiu dos outros aparelhos.`,
          'Foi você? Então está tudo certo. Se não foi, escolha uma senha nova em “Esqueci a senha” e fale com o suporte agora.',
        ),
      };
}

const lines = (...paragraphs: string[]): string => `${paragraphs.join('\n\n')}\n`;

const grouped = (code: string): string => code.replace(/^(\d{4})(\d{4})$/, '$1 $2');
