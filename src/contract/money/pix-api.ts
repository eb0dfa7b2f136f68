/** The bodies of the Central Bank's Pix API 2.9.0, as far as charges, payments, returns and webhooks need them; its own names. */
import * as v from 'valibot';
import { isCpf } from './cpf.ts';
import { isPixKey } from './pix-key.ts';

/** `'12.34'`, up to ten digits before the point. */
export const PixAmount = v.pipe(v.string(), v.regex(/^\d{1,10}\.\d{2}$/));
const AmountAboveZero = v.pipe(PixAmount, v.regex(/[1-9]/));
/** A charge's id, chosen by the payee. */
export const TxId = v.pipe(v.string(), v.regex(/^[a-zA-Z\d]{26,35}$/));
/** The txid of a payment: that of a charge, or the shorter one of a static code. */
const PaymentTxId = v.pipe(v.string(), v.regex(/^[a-zA-Z\d]{1,35}$/));
export const EndToEndId = v.pipe(v.string(), v.regex(/^[a-zA-Z\d]{32}$/));
export const ReturnId = v.pipe(v.string(), v.regex(/^[a-zA-Z\d]{1,35}$/));
export const Key = v.pipe(v.string(), v.maxLength(77), v.check(isPixKey));
const Time = v.pipe(v.string(), v.isoTimestamp());
const Cpf = v.pipe(v.string(), v.check(isCpf));
const Cnpj = v.pipe(v.string(), v.regex(/^[\dA-Z]{14}$/));
const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const Note = v.pipe(v.string(), v.maxLength(140));

const Person = v.union([v.object({ cpf: Cpf, nome: Name }), v.object({ cnpj: Cnpj, nome: Name })]);

/** `ATIVA`: neither paid nor removed; an expired charge keeps it. */
export const ChargeStatus = v.picklist(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']);
export type ChargeStatus = v.InferOutput<typeof ChargeStatus>;

/** `expiracao`: seconds from the charge's creation, a day unless said. */
const Expiry = v.object({
  expiracao: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)), 86_400),
});
const chargeFields = {
  devedor: v.optional(Person),
  solicitacaoPagador: v.optional(Note),
  infoAdicionais: v.optional(
    v.pipe(
      v.array(v.object({ nome: v.pipe(v.string(), v.maxLength(50)), valor: v.pipe(v.string(), v.maxLength(200)) })),
      v.maxLength(50),
    ),
  ),
};

/** Of `PUT /v2/cob/{txid}`. The payer never changes the amount of a charge. */
export const ChargeAsked = v.object({
  calendario: Expiry,
  valor: v.object({ original: AmountAboveZero, modalidadeAlteracao: v.optional(v.literal(0)) }),
  chave: Key,
  ...chargeFields,
});
export type ChargeAsked = v.InferOutput<typeof ChargeAsked>;

/** Of `PATCH /v2/cob/{txid}`. */
export const ChargeRevised = v.object({
  calendario: v.optional(v.object({ expiracao: v.nonOptional(Expiry.entries.expiracao) })),
  valor: v.optional(v.object({ original: AmountAboveZero })),
  status: v.optional(v.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR')),
  ...chargeFields,
});
export type ChargeRevised = v.InferOutput<typeof ChargeRevised>;

/** Of `PUT /v2/pix/{e2eid}/devolucao/{id}`. */
export const ReturnAsked = v.object({
  valor: AmountAboveZero,
  natureza: v.optional(v.literal('ORIGINAL')),
  descricao: v.optional(Note),
});
export type ReturnAsked = v.InferOutput<typeof ReturnAsked>;

/** `MED_FRAUDE`, `MED_OPERACIONAL`: the bank gave the payment back after the payer had contested it. */
const ReturnNature = v.picklist(['ORIGINAL', 'MED_OPERACIONAL', 'MED_FRAUDE']);
export const Return = v.object({
  id: ReturnId,
  rtrId: EndToEndId,
  valor: PixAmount,
  natureza: ReturnNature,
  descricao: v.optional(Note),
  horario: v.object({ solicitacao: Time, liquidacao: v.optional(Time) }),
  status: v.picklist(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: v.optional(Note),
});
export type Return = v.InferOutput<typeof Return>;

/** A payment that has arrived. `pagador`: the owner of the account it came from, as a bank may tell it. */
export const Pix = v.object({
  endToEndId: EndToEndId,
  txid: v.optional(PaymentTxId),
  valor: PixAmount,
  chave: v.optional(v.string()),
  horario: Time,
  pagador: v.optional(Person),
  infoPagador: v.optional(Note),
  devolucoes: v.optional(v.array(Return)),
});
export type Pix = v.InferOutput<typeof Pix>;

/** A charge as it is answered. `pixCopiaECola`: its code. */
export const Charge = v.object({
  txid: TxId,
  calendario: v.object({ criacao: Time, expiracao: v.number() }),
  revisao: v.number(),
  location: v.string(),
  status: ChargeStatus,
  valor: v.object({ original: PixAmount }),
  chave: v.string(),
  pixCopiaECola: v.string(),
  pix: v.optional(v.array(Pix)),
  ...chargeFields,
});
export type Charge = v.InferOutput<typeof Charge>;

const Paging = v.object({
  inicio: Time,
  fim: Time,
  paginacao: v.object({
    paginaAtual: v.number(),
    itensPorPagina: v.number(),
    quantidadeDePaginas: v.number(),
    quantidadeTotalDeItens: v.number(),
  }),
});
export type Paging = v.InferOutput<typeof Paging>;
export const ChargesListed = v.object({ parametros: Paging, cobs: v.array(Charge) });
export const PixListed = v.object({ parametros: Paging, pix: v.array(Pix) });

/** Of `PUT /v2/webhook/{chave}`. */
export const WebhookAsked = v.object({
  webhookUrl: v.pipe(v.string(), v.maxLength(500), v.url(), v.regex(/^https?:\/\//)),
});
/** Of the webhook's `POST {webhookUrl}/pix`. */
export const PixNotice = v.object({ pix: v.pipe(v.array(Pix), v.maxLength(1000)) });

/** A refusal: RFC 7807. */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  violacoes: v.optional(v.array(v.object({ razao: v.string(), propriedade: v.string() }))),
});
export type Problem = v.InferOutput<typeof Problem>;
