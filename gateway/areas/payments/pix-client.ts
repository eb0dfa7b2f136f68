import * as v from 'valibot';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { Charge, EndToEndId, PixAmount, Return } from '#src/contract/money/pix-api.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { BankProblem, type Payment, type PixProvider } from './provider.ts';
import { ContestAnswer, ContestsAnswer, toContest } from './pix-contest.ts';
import { askPix, isLoopback, type PixSettings } from './pix-http.ts';
import { askedOf, PayoutAnswer, toPayout } from './pix-payout.ts';

/** Payments on a page of a list, and pages that are read at most. */
const pageSize = 100;
const mostPages = 1000;

const ChargeAnswer = v.pick(Charge, ['txid', 'pixCopiaECola']);
/** A payer as a bank may tell them: also a company, or nobody. */
const PaymentAnswer = v.object({
  endToEndId: EndToEndId,
  txid: v.optional(v.string(), ''),
  valor: PixAmount,
  horario: v.pipe(v.string(), v.isoTimestamp()),
  pagador: v.optional(v.object({ nome: v.optional(v.string(), ''), cpf: v.optional(v.string(), '') }), {}),
});
const Paged = v.object({ parametros: v.object({ paginacao: v.object({ quantidadeDePaginas: v.number() }) }) });
const PageAnswer = v.object({ ...Paged.entries, pix: v.optional(v.array(PaymentAnswer), []) });
const ContestPage = v.object({ ...Paged.entries, ...ContestsAnswer.entries });
const ReturnAnswer = v.pick(Return, ['status']);
const ReturnedAnswer = v.pick(Return, ['status', 'valor']);

/** The bank of the settings, by the Pix API of the Banco Central; null where there is none. */
export const providerOf = ({ config, clock }: Pick<Gateway, 'config' | 'clock'>): PixProvider | null =>
  config.pix ? pixClient(config.pix, clock) : null;

/** Speaks the Pix API (BCB, version 2) with a bank: charges, received payments, returns, payouts. */
export function pixClient(settings: PixSettings, clock: () => number): PixProvider {
  const { url, key } = settings;
  const ask = askPix(settings, clock);

  /** All pages of a list over a time. */
  async function askPages<S extends v.GenericSchema<unknown, v.InferOutput<typeof Paged>>>(
    schema: S,
    path: string,
    [from, to]: readonly [number, number],
  ): Promise<v.InferOutput<S>[]> {
    const pages: v.InferOutput<S>[] = [];
    for (let page = 0; page < mostPages; page += 1) {
      const query = new URLSearchParams({
        inicio: new Date(from).toISOString(),
        fim: new Date(to).toISOString(),
        'paginacao.paginaAtual': String(page),
        'paginacao.itensPorPagina': String(pageSize),
      });
      const answer = await ask(schema, `${path}?${query}`);
      pages.push(answer);
      if (page + 1 >= answer.parametros.paginacao.quantidadeDePaginas) return pages;
    }
    throw new Error(`the bank has more pages of ${path} than are read at once`);
  }

  async function askKnown<S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S> | null> {
    try {
      return await ask(schema, path);
    } catch (error) {
      if (error instanceof BankProblem && error.status === 404) return null;
      throw error;
    }
  }

  return {
    createCharge: async ({ txid, amountMinor, seconds, cpf, name }) => {
      const charge = await ask(ChargeAnswer, `/v2/cob/${txid}`, {
        method: 'PUT',
        body: {
          calendario: { expiracao: seconds },
          devedor: { cpf, nome: name },
          valor: { original: fromMinor(amountMinor) },
          chave: key,
        },
      });
      if (charge.txid !== txid) throw new Error('the bank answered with another charge');
      return { txid, code: charge.pixCopiaECola };
    },
    setWebhook: async (webhookUrl) => {
      await ask(v.unknown(), `/v2/webhook/${encodeURIComponent(key)}`, { method: 'PUT', body: { webhookUrl } });
    },
    removeCharge: async (txid) => {
      await ask(v.unknown(), `/v2/cob/${txid}`, {
        method: 'PATCH',
        body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' },
      });
    },
    listPayments: async (from, to) =>
      (await askPages(PageAnswer, '/v2/pix', [from, to])).flatMap(({ pix }) => pix.map(toPayment)),
    readPayment: async (id) => {
      const known = await askKnown(PaymentAnswer, `/v2/pix/${id}`);
      return known && sameId(id, toPayment(known));
    },
    listContests: async (from, to) =>
      (await askPages(ContestPage, '/v2/infracoes', [from, to])).flatMap(({ infracoes }) => infracoes.map(toContest)),
    readContest: async (id) => {
      const contest = toContest(await ask(ContestAnswer, `/v2/infracoes/${id}`));
      if (contest.id !== id) throw new Error('the bank answered with another contest');
      return contest;
    },
    answerContest: async (id, { accepted, reason }) => {
      const body = { analise: accepted ? 'aceito' : 'rejeitado', justificativa: reason };
      await ask(v.unknown(), `/v2/infracoes/${id}/defesa`, { method: 'PUT', body });
    },
    readReturn: async (endToEndId, id) => {
      const given = await askKnown(ReturnedAnswer, `/v2/pix/${endToEndId}/devolucao/${id}`);
      return given?.status === 'DEVOLVIDO' ? toMinor(given.valor) : 0;
    },
    returnPayment: async (endToEndId, id, amountMinor) => {
      const { status } = await ask(ReturnAnswer, `/v2/pix/${endToEndId}/devolucao/${id}`, {
        method: 'PUT',
        body: { valor: fromMinor(amountMinor) },
      });
      return status === 'DEVOLVIDO';
    },
    sendPayout: async (payout) =>
      toPayout(await ask(PayoutAnswer, `/v2/payouts/${payout.id}`, { method: 'PUT', body: askedOf(payout, key) })),
    readPayout: async (id) => {
      const known = await askKnown(PayoutAnswer, `/v2/payouts/${id}`);
      return known && toPayout(known);
    },
    ...(isLoopback(url) && {
      page: new URL('/', url).href,
      pageOf: (code: string, { name, cpf }: { name: string; cpf: string }) => {
        const page = new URL('/', url);
        page.search = new URLSearchParams({ code, name, cpf }).toString();
        return page.href;
      },
    }),
  };
}

const toPayment = ({ endToEndId, txid, valor, horario, pagador }: v.InferOutput<typeof PaymentAnswer>): Payment => ({
  endToEndId,
  txid,
  amountMinor: toMinor(valor),
  at: Date.parse(horario),
  payer: pagador.nome,
  cpf: pagador.cpf,
});

function sameId(id: string, payment: Payment): Payment {
  if (payment.endToEndId !== id) throw new Error('the bank answered with another payment');
  return payment;
}
