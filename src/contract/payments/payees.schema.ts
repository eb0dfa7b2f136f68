import * as v from 'valibot';
import { PayeeName } from '#src/contract/core/payee-name.ts';
import { TypedCpf } from './typed-cpf.schema.ts';
import { TypedPassword } from '#src/contract/identity/password.schema.ts';
import { Code, TokenField } from '#src/contract/core/wire.ts';
import { readPixKey } from '#src/contract/money/pix-key.ts';
import { accountRule, accountTypes, bankRule, branchRule, payeeKinds } from './payees.ts';

/** A key or an account that money is paid out to; `masked` shows as much of it as its owner needs. `addedAt` in epoch ms. */
export const Payee = v.object({
  id: v.string(),
  kind: v.picklist(payeeKinds),
  masked: v.string(),
  preferred: v.boolean(),
  addedAt: v.number(),
});
export type Payee = v.InferOutput<typeof Payee>;

/** `holder`: the owner's name as it was given once; empty where none was. `cpf`: the last digits, empty where it is not known. */
export const Payees = v.object({ list: v.array(Payee), holder: v.string(), cpf: v.string() });
export type Payees = v.InferOutput<typeof Payees>;

/** A Pix key of a person as it is typed; a company's is no member's own. */
const TypedKey = v.pipe(
  v.string(),
  v.maxLength(100),
  v.check((typed) => isOwnable(typed)),
);
const isOwnable = (typed: string): boolean => {
  const read = readPixKey(typed);
  return 'key' in read && read.kind !== 'cnpj';
};

/** `bank`: the three digits of its number at the Banco Central. */
export const BankAccount = v.object({
  bank: v.pipe(v.string(), v.regex(bankRule)),
  branch: v.pipe(v.string(), v.regex(branchRule)),
  number: v.pipe(v.string(), v.regex(accountRule)),
  type: v.picklist(accountTypes),
});
export type BankAccount = v.InferOutput<typeof BankAccount>;

const one = { body: v.object({ id: Code, token: TokenField }), value: Payees };

/** Requests and answers of the calls of payees. */
export const schemas = {
  listPayees: { value: Payees },
  addPayee: {
    body: v.object({
      key: v.optional(TypedKey),
      bankAccount: v.optional(BankAccount),
      /** Asked for once, where the member's is not known. */
      cpf: v.optional(TypedCpf),
      holder: v.optional(PayeeName),
      paymentPassword: TypedPassword,
      token: TokenField,
    }),
    value: Payees,
  },
  removePayee: one,
  preferPayee: one,
};
