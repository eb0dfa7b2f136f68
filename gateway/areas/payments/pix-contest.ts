import * as v from 'valibot';
import { toMinor } from '#src/contract/core/amount.ts';
import { Contest as BankContest } from '#src/contract/money/pix-bank.ts';
import type { Contest } from './provider.ts';

/** Text that the bank chooses and we send back in an address. */
const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** What is read of the bank's answer about a contest. */
export const ContestAnswer = v.object({
  ...v.pick(BankContest, ['endToEndId', 'valor', 'motivo', 'status', 'criacao']).entries,
  id: Id,
  devolucaoId: v.optional(Id),
});
export const ContestsAnswer = v.object({ infracoes: v.optional(v.array(ContestAnswer), []) });

const states = { ABERTA: 'open', DEVOLVIDA: 'taken-back', REJEITADA: 'rejected' } as const;
const reasons = { FRAUDE: 'fraud', FALHA_OPERACIONAL: 'operational' } as const;

/** A contest as the bank answers it. */
export const toContest = (answer: v.InferOutput<typeof ContestAnswer>): Contest => ({
  id: answer.id,
  endToEndId: answer.endToEndId,
  amountMinor: toMinor(answer.valor),
  reason: reasons[answer.motivo],
  state: states[answer.status],
  openedAt: Date.parse(answer.criacao),
  returnId: answer.devolucaoId ?? '',
});
