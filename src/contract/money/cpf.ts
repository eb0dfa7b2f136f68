import { plainText } from '#src/contract/core/typed-text.ts';

/** The check digit that follows digits: weights from 2 rightmost, modulo 11. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits, (digit, at) => Number(digit) * (digits.length + 1 - at)).reduce((a, b) => a + b, 0);
  return ((sum * 10) % 11) % 10;
}

/** Whether a text is a CPF: eleven digits of which the last two check the others, and not the same digit eleven times. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1*$/.test(text)) return false;
  return [9, 10].every((length) => checkDigit(text.slice(0, length)) === Number(text[length]));
}

/** The eleven digits of a CPF as it is typed, or pasted, with or without its points and hyphen; undefined where it is none. */
export function readCpf(typed: string): string | undefined {
  const written = /^(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})$/.exec(plainText(typed).replaceAll(/\s/g, ''));
  const digits = written?.slice(1).join('') ?? '';
  return isCpf(digits) ? digits : undefined;
}

/** `12345678909` → `***.456.789-**`, as a receipt of a Pix shows it. */
export const maskCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
