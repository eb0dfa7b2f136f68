import { plainText } from '#src/contract/core/typed-text.ts';
import { isCnpj } from './cnpj.ts';
import { isCpf } from './cpf.ts';

type PixKeyKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random';
/** A key as the directory of keys writes it: digits alone, `+55…`, lower case. */
export type PixKey = { readonly kind: PixKeyKind; readonly key: string };
/** Not a key. `like`: the kind that it seems to be meant as, such as a CPF with a wrong check digit. */
export type PixKeyProblem = { readonly problem: 'empty' | 'unknown' } | { readonly problem: 'wrong'; like: PixKeyKind };

/** An e-mail key has at most 77 characters and is written in lower case. */
const email = /^[a-z\d.!#$&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;
const random = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
/** A mobile number has nine digits and begins with 9, others have eight; no area code has a zero. */
const phone = /^\+55[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/;

/** Reads a Pix key as a person types it. Eleven plain digits are a CPF: a phone number begins with `+55` or its area code in brackets. */
export function readPixKey(typed: string): PixKey | PixKeyProblem {
  const text = plainText(typed).trim();
  if (text === '') return { problem: 'empty' };
  const lower = text.toLowerCase();
  if (text.includes('@')) return keyOf('email', lower, email.test(lower) && lower.length <= 77);
  if (/^[\da-f]{8}-/i.test(text)) return keyOf('random', lower, random.test(lower));
  if (/^[+(]/.test(text)) {
    const digits = text.replaceAll(/[\s().-]/g, '');
    const whole = digits.startsWith('+') ? digits : `+55${digits}`;
    return keyOf('phone', whole, phone.test(whole));
  }
  const signs = text.replaceAll(/[\s./-]/g, '').toUpperCase();
  if (/^\d{11}$/.test(signs)) return keyOf('cpf', signs, isCpf(signs));
  if (/^[\dA-Z]{12}\d{2}$/.test(signs)) return keyOf('cnpj', signs, isCnpj(signs));
  return { problem: 'unknown' };
}

const keyOf = (kind: PixKeyKind, key: string, right: boolean): PixKey | PixKeyProblem =>
  right ? { kind, key } : { problem: 'wrong', like: kind };

/** Whether a text is a key exactly as the directory of keys writes it. */
export function isPixKey(text: string): boolean {
  const read = readPixKey(text);
  return 'key' in read && read.key === text;
}
