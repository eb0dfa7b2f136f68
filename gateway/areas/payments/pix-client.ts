import * as v from 'valibot';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { Charge, EndToEndId, PixAmount, Return } from '#src/contract/money/pix-api.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { BankProblem, type Payment, type PixProvider } from './provider.ts';
import { askedOf, PayoutAnswer, toPayout } from './pix-payout.ts';

/** Where the bank is, who we are there, and the key that payments go to. */
export type PixSettings = {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly key: string;
  /** Signs the bank's webhooks. */
  readonly webhookKey: string;
};

/** A bank that has not answered in this time is asked again; ms. */
const timeout = 8000;
/** A token is renewed this long before it ends; ms. */
const margin = 30_000;
/** Payments on a page of a list, and pages that are read at most. */
const pageSize = 100;
const mostPages = 1000;

const Token = v.object({ access_token: v.string(), expires_in: v.number() });
const ChargeAnswer = v.pick(Charge, ['txid', 'pixCopiaECola']);
/** A payer as a bank may tell them: also a company, or nobody. */
const PaymentAnswer = v.object({
  endToEndId: EndToEndId,
  txid: v.optional(v.string(), ''),
  valor: PixAmount,
  horario: v.pipe(v.string(), v.isoTimestamp()),
  pagador: v.optional(v.object({ nome: v.optional(v.string(), ''), cpf: v.optional(v.string(), '') }), {}),
});
const PageAnswer = v.object({
  parametros: v.object({ paginacao: v.object({ quantidadeDePaginas: v.number() }) }),
  pix: v.optional(v.array(PaymentAnswer), []),
});
const ReturnAnswer = v.pick(Return, ['status']);

/** The bank of the settings, by the Pix API of the Banco Central; null where there is none. */
export const providerOf = ({ config, clock }: Pick<Gateway, 'config' | 'clock'>): PixProvider | null =>
  config.pix ? pixClient(config.pix, clock) : null;

/** Speaks the Pix API (BCB, version 2) with a bank: charges, received payments, returns, payouts. */
export function pixClient({ url, clientId, clientSecret, key }: PixSettings, clock: () => number): PixProvider {
  let token: { value: string; until: number } | undefined;

  async function ask<S extends v.GenericSchema>(
    schema: S,
    path: string,
    init: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<v.InferOutput<S>> {
    const headers = init.headers ?? { Authorization: `Bearer ${await accessToken()}` };
    const response = await fetch(new URL(path, url), {
      method: init.method ?? 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: { ...(!isForm(init.body) && { 'Content-Type': 'application/json' }), ...headers },
      ...(init.body !== undefined && { body: isForm(init.body) ? init.body : JSON.stringify(init.body) }),
    });
    if (response.status === 401) token = undefined;
    if (!response.ok) throw new BankProblem(response.status, path.split('?')[0] ?? '');
    const text = await response.text();
    return v.parse(schema, text === '' ? null : JSON.parse(text));
  }

  async function accessToken(): Promise<string> {
    if (token && token.until > clock()) return token.value;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const answer = await ask(Token, '/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      headers: { Authorization: `Basic ${basic}` },
    });
    token = { value: answer.access_token, until: clock() + answer.expires_in * 1000 - margin };
    return token.value;
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
    listPayments: async (from, to) => {
      const payments: Payment[] = [];
      for (let page = 0; page < mostPages; page += 1) {
        const query = new URLSearchParams({
          inicio: new Date(from).toISOString(),
          fim: new Date(to).toISOString(),
          'paginacao.paginaAtual': String(page),
          'paginacao.itensPorPagina': String(pageSize),
        });
        const { pix, parametros } = await ask(PageAnswer, `/v2/pix?${query}`);
        payments.push(...pix.map(toPayment));
        if (page + 1 >= parametros.paginacao.quantidadeDePaginas) return payments;
      }
      throw new Error('the bank has more pages of payments than are read at once');
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
      try {
        return toPayout(await ask(PayoutAnswer, `/v2/payouts/${id}`));
      } catch (error) {
        if (error instanceof BankProblem && error.status === 404) return null;
        throw error;
      }
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

const isForm = (body: unknown): body is URLSearchParams => body instanceof URLSearchParams;

/** A bank on this machine is the demonstration's. */
const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
