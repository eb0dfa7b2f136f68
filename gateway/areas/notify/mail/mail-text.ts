import type { Language } from '#src/contract/core/wire.ts';

export type MailText = { readonly subject: string; readonly text: string };
export type MailKind = 'recovery-code' | 'password-changed' | 'account-warning';

type Said = { readonly brand: string; readonly language: Language };
type SaidOfCode = Said & { readonly code: string; readonly minutes: number };

/** The code of a forgotten password; `minutes` that it may be typed. */
export function recoveryCodeMail({ brand, language, code, minutes }: SaidOfCode): MailText {
  return language === 'en'
    ? {
        subject: `${brand}: code to change your password`,
        text: lines(
          'Hello,',
          `the code to set a new password at ${brand} is:`,
          grouped(code),
          `It is valid for ${minutes} minutes. Nobody at ${brand} will ask you for it by phone or message.`,
          'If you did not request it, do nothing: your password stays the same.',
        ),
      }
    : {
        subject: `${brand}: código para trocar a senha`,
        text: lines(
          'Olá,',
          `o código para criar uma senha nova na ${brand} é:`,
          grouped(code),
          `Ele vale por ${minutes} minutos. Ninguém da ${brand} pede este código por telefone ou mensagem.`,
          'Se não foi você quem pediu, não faça nada: sua senha continua a mesma.',
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
          `It is valid for ${minutes} minutes. Nobody at ${brand} will ask you for it by phone or message.`,
          'If you did not request it, someone else is in your account: change your password now.',
        ),
      }
    : {
        subject: `${brand}: código para uma nova senha de pagamento`,
        text: lines(
          'Olá,',
          `o código para escolher uma nova senha de pagamento na ${brand} é:`,
          grouped(code),
          `Ele vale por ${minutes} minutos. Ninguém da ${brand} pede este código por telefone ou mensagem.`,
          'Se não foi você quem pediu, outra pessoa está na sua conta: troque a sua senha agora.',
        ),
      };
}

/** The email about a changed password. */
export function passwordChangedMail({ brand, language }: Said): MailText {
  return language === 'en'
    ? {
        subject: `${brand}: your password was changed`,
        text: lines(
          'Hello,',
          `the password of your account at ${brand} has just been changed, and the account was logged out elsewhere.`,
          'If it was you, no action is needed. If not, choose a new password through “Forgot password” and contact support now.',
        ),
      }
    : {
        subject: `${brand}: sua senha foi trocada`,
        text: lines(
          'Olá,',
          `a senha da sua conta na ${brand} acabou de ser trocada, e a conta saiu dos outros aparelhos.`,
          'Se foi você, está tudo certo. Se não foi, crie uma senha nova em “Esqueci a senha” e fale com o suporte agora.',
        ),
      };
}

const lines = (...paragraphs: string[]): string => `${paragraphs.join('\n\n')}\n`;

const grouped = (code: string): string => code.replace(/^(\d{4})(\d{4})$/, '$1 $2');
