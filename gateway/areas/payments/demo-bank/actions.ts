import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { Act, type PayoutMode } from '#src/contract/money/bank-acts.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Id, nameIn, option, word } from '#gateway/actions/inputs.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import { readCpf } from '#gateway/context/tax-ids.ts';
import { performAtBank } from './act.ts';
import { listAtBank } from './list.ts';

const [Pay, Close, , Contest, , , Refuse] = Act.options;

const ways = {
  now: 'the payment arrives at once',
  twice: 'two payments of one code, or one more of a code that is paid',
  late: 'once the code has expired',
} as const;
const reasons = {
  FRAUDE: 'somebody else has paid with their account',
  FALHA_OPERACIONAL: 'a bank has made a mistake',
} as const satisfies Record<v.InferOutput<typeof Contest.entries.reason>, string>;
const verdicts = { 'give-back': 'the bank takes the payment back', reject: 'the payment stays' } as const;
const modes = {
  'at-once': 'made before the answer',
  slow: 'made a minute later',
  'by-hand': 'a person confirms or refuses it',
  silent: 'as by hand, and the bank does not answer',
  wrong: 'made, and the answer is an error',
} as const satisfies Record<PayoutMode, string>;

const Paying = v.object({
  code: word(Pay.entries.code, 'code'),
  name: v.optional(option(Pay.entries.name, { shown: '"Rui Melo"' })),
  cpf: v.optional(option(Pay.entries.cpf, { shown: '111.444.777-35' })),
  way: v.optional(nameIn(ways), 'now'),
  amount: v.optional(option(v.string(), { shown: '25.00' })),
});
const OfCode = v.object({ code: word(Close.entries.code, 'code') });
const OfId = v.object({ id: Id });
const Contesting = v.object({ id: Id, reason: v.optional(nameIn(reasons), 'FRAUDE') });
const Deciding = v.object({ id: Id, verdict: word(nameIn(verdicts)) });
const Refusing = v.object({ id: Id, reason: Refuse.entries.reason });
const Setting = v.object({ mode: word(nameIn(modes)) });

const act = (context: ActionContext, given: v.InferInput<typeof Act>) => {
  const read = v.safeParse(Act, given);
  if (!read.success) throw new OperatorError('Check the name, the CPF, the amount and the id.');
  return performAtBank(context, read.output);
};

/** A person's acts at the demonstration's bank, as its page has them; where a real bank is, none. */
export const demoBankActions = [
  defineAction({
    name: 'pix list',
    reads: true,
    summary: 'the latest payments, contests and payouts at the demonstration bank, with the ids of the other commands',
    run: listAtBank,
  }),
  defineAction({
    name: 'pix pay',
    outside: true,
    examples: [
      'pix pay 00020101021226…6304A1B2',
      'pix pay 00020101021226…6304A1B2 --name "Rui Melo" --cpf 111.444.777-35',
      'pix pay 00020101021226…6304A1B2 --way twice',
    ],
    summary: 'pay a code at the demonstration bank, as the member whose deposit it is or as somebody else',
    input: Paying,
    run: pay,
  }),
  defineAction({
    name: 'pix close',
    outside: true,
    examples: ['pix close 00020101021226…6304A1B2'],
    summary: 'close a charge at the demonstration bank, so that nobody can pay its code',
    input: OfCode,
    run: (context, { code }) => act(context, { act: 'close', code }),
  }),
  defineAction({
    name: 'pix return',
    outside: true,
    examples: ['pix return E1234567820261127120000000000001'],
    summary: 'give back what is left of a payment, as the bank would',
    input: OfId,
    run: (context, { id }) => act(context, { act: 'return', id }),
  }),
  defineAction({
    name: 'pix contest',
    outside: true,
    examples: ['pix contest E1234567820261127120000000000001', 'pix contest E12… --reason FALHA_OPERACIONAL'],
    summary: 'contest a payment, as its payer would (MED)',
    input: Contesting,
    run: (context, { id, reason }) => act(context, { act: 'contest', id, reason }),
  }),
  defineAction({
    name: 'pix decide',
    outside: true,
    examples: ['pix decide m1f0c2 give-back'],
    summary: 'decide a contest, as the bank would: give the payment back to its payer, or reject the contest',
    input: Deciding,
    run: (context, { id, verdict }) => act(context, { act: 'decide-contest', id, verdict }),
  }),
  defineAction({
    name: 'pix confirm-payout',
    outside: true,
    examples: ['pix confirm-payout 0mhxfaj7k'],
    summary: 'make a payout that waits for a person at the demonstration bank',
    input: OfId,
    run: (context, { id }) => act(context, { act: 'confirm-payout', id }),
  }),
  defineAction({
    name: 'pix refuse-payout',
    outside: true,
    examples: ['pix refuse-payout 0mhxfaj7k --reason "Conta encerrada."'],
    summary: 'refuse a payout that waits for a person at the demonstration bank',
    input: Refusing,
    run: (context, { id, reason }) => act(context, { act: 'refuse-payout', id, reason }),
  }),
  defineAction({
    name: 'pix payout-mode',
    outside: true,
    examples: ['pix payout-mode by-hand'],
    summary: 'what becomes of the next payouts at the demonstration bank',
    input: Setting,
    run: (context, { mode }) => act(context, { act: 'payout-mode', mode }),
  }),
];

async function pay(context: ActionContext, { code, name, cpf, way, amount }: v.InferOutput<typeof Paying>) {
  const payer =
    name === undefined && cpf === undefined ? await ownerOf(context.db, context.secrets.read(), code) : { name, cpf };
  if (payer?.name === undefined || payer.cpf === undefined)
    throw new OperatorError('Say who pays, by --name and --cpf: no deposit that waits has this code.');
  return act(context, {
    act: 'pay',
    code,
    name: payer.name,
    cpf: payer.cpf,
    way,
    ...(amount !== undefined && { amount }),
  });
}

/** The member whose deposit waits for a code. */
async function ownerOf(db: Kysely<Tables>, secrets: Secrets, code: string) {
  const deposit = await db.selectFrom('deposits').select('member_id').where('code', '=', code).executeTakeFirst();
  const player = deposit && (await readPlayer(db, deposit.member_id));
  if (!player) return undefined;
  return { name: player.nickname || player.account, cpf: await readCpf(db, secrets, player.id) };
}
