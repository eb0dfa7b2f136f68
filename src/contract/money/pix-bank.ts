/** Bodies that a provider adds to the Central Bank's Pix API: payouts and contested payments. */
import * as v from 'valibot';
import { isCpf } from './cpf.ts';
import { EndToEndId, Key, PixAmount, ReturnId } from './pix-api.ts';

const Time = v.pipe(v.string(), v.isoTimestamp());

/** A payout's id, chosen by the payer: the same id is the same payout. */
export const PayoutId = v.pipe(v.string(), v.regex(/^[a-zA-Z\d]{1,35}$/));

const Cpf = v.pipe(v.string(), v.check(isCpf));
/** A bank account: `banco` is its number at the Central Bank, `conta` ends with the check digit. */
const Account = v.object({
  banco: v.pipe(v.string(), v.regex(/^\d{3}$/)),
  agencia: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  conta: v.pipe(v.string(), v.regex(/^\d{1,12}[\dX]$/)),
  tipo: v.picklist(['CORRENTE', 'POUPANCA', 'SALARIO']),
});

/** Of `PUT /v2/payouts/{id}`. `favorecido.cpf`: the payout is made only where the key or the account is theirs. */
export const PayoutAsked = v.object({
  valor: v.pipe(PixAmount, v.regex(/[1-9]/)),
  pagador: v.object({ chave: Key, infoPagador: v.optional(v.pipe(v.string(), v.maxLength(140))) }),
  favorecido: v.union([v.object({ chave: Key, cpf: v.optional(Cpf) }), v.object({ contaBancaria: Account, cpf: Cpf })]),
});
export type PayoutAsked = v.InferOutput<typeof PayoutAsked>;

export const PayoutStatus = v.picklist(['EM_PROCESSAMENTO', 'REALIZADO', 'NAO_REALIZADO']);
export type PayoutStatus = v.InferOutput<typeof PayoutStatus>;
/** `chave`: of one to an account its bank, branch and number. `motivo`: the reason of one that was not made. */
export const Payout = v.object({
  id: PayoutId,
  endToEndId: EndToEndId,
  valor: PixAmount,
  chave: v.string(),
  status: PayoutStatus,
  horario: v.object({ solicitacao: Time, liquidacao: v.optional(Time) }),
  motivo: v.optional(v.string()),
});
export type Payout = v.InferOutput<typeof Payout>;

/** Of `PUT /v2/infracoes/{id}/defesa`: the payee agrees (`aceito`), and the payment goes back, or disputes it, and the bank decides. */
export const Defence = v.object({
  analise: v.picklist(['aceito', 'rejeitado']),
  justificativa: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
});
export type Defence = v.InferOutput<typeof Defence>;

/**
 * A payment that its payer contests (the Central Bank's MED). `ABERTA` until the bank decides; `DEVOLVIDA`: the bank has given the
 * payment back by the return named `devolucaoId`; `REJEITADA`: the payment stays.
 */
export const Contest = v.object({
  id: v.string(),
  endToEndId: EndToEndId,
  valor: PixAmount,
  motivo: v.picklist(['FRAUDE', 'FALHA_OPERACIONAL']),
  status: v.picklist(['ABERTA', 'DEVOLVIDA', 'REJEITADA']),
  criacao: Time,
  conclusao: v.optional(Time),
  devolucaoId: v.optional(ReturnId),
  defesa: v.optional(Defence),
});
export type Contest = v.InferOutput<typeof Contest>;

/** Of the webhook's `POST {webhookUrl}/payouts` and `POST {webhookUrl}/infracoes`. */
export const PayoutNotice = v.object({ payouts: v.pipe(v.array(Payout), v.maxLength(1000)) });
export const ContestNotice = v.object({ infracoes: v.pipe(v.array(Contest), v.maxLength(1000)) });
