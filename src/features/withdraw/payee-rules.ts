import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { pattern, required, text } from '#src/components/kit/forms/rules.ts';
import type { CallBody } from '#src/contract/call-types.ts';
import { PayeeName } from '#src/contract/core/payee-name.ts';
import { readCpf } from '#src/contract/money/cpf.ts';
import { readPixKey } from '#src/contract/money/pix-key.ts';
import { accountRule, accountTypes, type addPayee, bankRule, branchRule } from '#src/contract/payments/payees.ts';

export const keyKinds = ['cpf', 'phone', 'email', 'random'] as const;
export type KeyKind = (typeof keyKinds)[number];

type Needs = { readonly needsCpf: boolean; readonly needsHolder: boolean };
type Body = CallBody<typeof addPayee>;

const wrongKey: Record<KeyKind, MessageDescriptor> = {
  cpf: msg`Check the CPF: it has 11 digits.`,
  phone: msg`Check the number: area code and mobile number.`,
  email: msg`Check the e-mail address.`,
  random: msg`Check the key: 32 letters and digits with hyphens.`,
};

/** A key of the kind that was chosen, as the directory of keys writes it; undefined for any other text. */
function keyOf(kind: KeyKind, typed: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '');
  const phone = digits.startsWith('55') && digits.length > 11 ? `+${digits}` : `+55${digits}`;
  const read = readPixKey(kind === 'phone' ? phone : typed);
  return 'key' in read && read.kind === kind ? read.key : undefined;
}

/** The owner's CPF and name, where they are not known yet, and the payment password. */
const ownerFields = ({ needsCpf, needsHolder }: Needs) => ({
  cpf: needsCpf
    ? v.pipe(
        v.string(),
        v.trim(),
        required(msg`Enter your CPF.`),
        v.check((typed) => typed === '' || readCpf(typed) !== undefined, text(wrongKey.cpf)),
      )
    : v.string(),
  holder: needsHolder
    ? v.pipe(
        v.string(),
        v.trim(),
        required(msg`Enter your full name.`),
        v.check((name) => name === '' || v.is(PayeeName, name), text(msg`Your full name in letters, as at your bank.`)),
      )
    : v.string(),
  paymentPassword: v.pipe(v.string(), required(msg`Enter your payment password.`)),
});

export const keySchema = (kind: KeyKind, needs: Needs) =>
  v.object({
    kind: v.picklist(keyKinds),
    key: v.pipe(
      v.string(),
      v.trim(),
      required(msg`Enter the key.`),
      v.check((typed) => typed === '' || keyOf(kind, typed) !== undefined, text(wrongKey[kind])),
    ),
    ...ownerFields(needs),
  });

export const accountSchema = (needs: Needs) =>
  v.object({
    bank: v.pipe(v.string(), v.trim(), required(msg`Enter the bank.`), pattern(bankRule, msg`Three digits.`)),
    branch: v.pipe(v.string(), v.trim(), required(msg`Enter the branch.`), pattern(branchRule, msg`Four digits.`)),
    number: v.pipe(
      v.string(),
      v.trim(),
      required(msg`Enter the account.`),
      pattern(accountRule, msg`Digits, and the check digit at the end.`),
    ),
    type: v.picklist(accountTypes, text(msg`Choose the kind of account.`)),
    ...ownerFields(needs),
  });

type Owner = { cpf: string; holder: string; paymentPassword: string };
const ownerOf = ({ cpf, holder, paymentPassword }: Owner) => ({
  ...(cpf !== '' && { cpf }),
  ...(holder !== '' && { holder }),
  paymentPassword,
});

/** `tellsCpf`: a CPF key is also the CPF that was not known. */
export function bodyOfKey(kind: KeyKind, { key, ...owner }: Owner & { key: string }, tellsCpf: boolean): Body {
  const written = keyOf(kind, key) ?? key;
  return { ...ownerOf({ ...owner, cpf: kind === 'cpf' && tellsCpf ? written : owner.cpf }), key: written };
}

export const bodyOfAccount = (
  { bank, branch, number, type, ...owner }: v.InferOutput<ReturnType<typeof accountSchema>>,
  tellsCpf: boolean,
): Body => ({
  ...ownerOf(tellsCpf ? owner : { ...owner, cpf: '' }),
  bankAccount: { bank, branch, number, type },
});
