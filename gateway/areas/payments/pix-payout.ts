import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { Payout as BankPayout, type PayoutAsked, type PayoutStatus } from '#src/contract/money/pix-bank.ts';
import type { AccountType } from '#src/contract/payments/payees.ts';
import type { Payout, PixProvider } from './provider.ts';

/** What is read of the bank's answer about a payout. */
export const PayoutAnswer = v.pick(BankPayout, ['endToEndId', 'status', 'motivo']);

const states: Record<PayoutStatus, Payout['state']> = {
  EM_PROCESSAMENTO: 'pending',
  REALIZADO: 'made',
  NAO_REALIZADO: 'refused',
};
const types = { checking: 'CORRENTE', savings: 'POUPANCA', salary: 'SALARIO' } as const satisfies Record<
  AccountType,
  string
>;

/** A payout as the bank answers it. */
export const toPayout = ({ status, endToEndId, motivo = '' }: v.InferOutput<typeof PayoutAnswer>): Payout => ({
  state: states[status],
  reference: endToEndId,
  reason: motivo,
});

/** The body of a payout that is paid from the account of a key. */
export function askedOf(
  { amountMinor, to, cpf }: Parameters<PixProvider['sendPayout']>[0],
  payerKey: string,
): PayoutAsked {
  const favorecido =
    'key' in to
      ? { chave: to.key, cpf }
      : {
          contaBancaria: {
            banco: to.bank,
            agencia: to.branch,
            conta: to.number,
            tipo: types[to.type],
          },
          cpf,
        };
  return { valor: fromMinor(amountMinor), pagador: { chave: payerKey }, favorecido };
}
