import * as v from 'valibot';
import { rule } from '#src/contract/core/profiles.ts';
import { isCnpj } from '#src/contract/money/cnpj.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Text, whole } from '#gateway/actions/inputs.ts';
import { profileOf } from '../../site/merchant.ts';
import { changeSettings } from '../../site/setting-actions.ts';
import { merchantOf } from '../../site/site-actions.ts';

const longest = 60;
const Line = v.pipe(Text, v.maxLength(longest));

const Cnpj = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[\s./-]/g, '').toUpperCase()),
  v.check(isCnpj, '--cnpj is a CNPJ with its check digits, such as 11.222.333/0001-81.'),
  v.transform((cnpj) => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')),
);

const Given = v.object({
  bank: Line,
  branch: v.pipe(v.string(), v.regex(/^\d{4}$/, '--branch has four digits.')),
  number: v.pipe(
    v.string(),
    v.regex(/^\d{1,12}-?[\dxX]$/, '--number is an account with its check digit, such as 88214-7.'),
  ),
  name: Line,
  cnpj: Cnpj,
  minutes: v.optional(whole(1, 10_080, '--minutes is a whole number from 1 to 10080.'), '60'),
});

/** The house's account that members transfer to. */
export const accountActions = [
  defineAction({
    name: 'transfer account',
    reads: true,
    summary: 'the account that members transfer to, and within how many minutes you decide',
    run: async (context) => written(context),
  }),
  defineAction({
    name: 'transfer set',
    examples: [
      'transfer set --bank "Banco Serra" --branch 0001 --number 88214-7 --name "Maré Jogos Ltda." --cnpj 11.222.333/0001-81',
    ],
    summary: 'set the account that members transfer to, and with it offer deposits by bank transfer',
    input: Given,
    changes: ['status'],
    asks: ({ bank, branch, number, name }) => `Shall members transfer to ${name}, ${bank}, ${branch}, ${number}?`,
    run: setAccount,
  }),
  defineAction({
    name: 'transfer off',
    examples: ['transfer off'],
    summary: 'offer no deposits by bank transfer any more; transfers that wait are still to be decided',
    changes: ['status'],
    asks: () => 'Shall members no longer deposit by bank transfer?',
    run: async (context) => {
      await changeSettings(context, () => ({ transfer: undefined }));
      return 'there are no deposits by bank transfer';
    },
  }),
];

async function setAccount(context: ChangeContext, account: v.InferOutput<typeof Given>) {
  const profile = profileOf((await merchantOf(context)).settings);
  if (!rule(profile, 'bankTransfer'))
    throw new OperatorError(`The place ${profile} allows no deposits by bank transfer.`);
  await changeSettings(context, () => ({ transfer: account }));
  return written(context);
}

async function written(context: ActionContext) {
  const { transfer } = (await merchantOf(context)).settings;
  if (!transfer) return 'No account is set: there are no deposits by bank transfer.';
  return Object.entries(transfer).map(([name, value]) => [name, String(value)]);
}
