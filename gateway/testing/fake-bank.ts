import { randomBytes } from 'node:crypto';
import { writeBrCode } from '#src/contract/money/br-code.ts';

type Paid = {
  readonly endToEndId: string;
  readonly txid: string;
  readonly valor: string;
  readonly horario: string;
  readonly pagador?: { readonly nome: string; readonly cpf: string };
};

type Contested = {
  readonly id: string;
  readonly endToEndId: string;
  readonly valor: string;
  readonly motivo: 'FRAUDE' | 'FALHA_OPERACIONAL';
  readonly status: 'ABERTA' | 'DEVOLVIDA' | 'REJEITADA';
  readonly criacao: string;
  readonly devolucaoId?: string;
  /** What the gateway has answered. */
  readonly defesa?: unknown;
};

/** The settings of a gateway whose bank is this one; `fetch` of the test has to be its own. */
export const fakeBankSettings = {
  url: 'https://bank.test',
  clientId: 'mare',
  clientSecret: 'a-secret-of-the-bank',
  key: 'pix@mare.example',
  webhookKey: 'a-key-of-the-webhook',
};

/** A bank in memory with the part of the Pix API that the gateway uses. `down`: it does not respond. */
export class FakeBank {
  down = false;
  /** After so many more calls it answers nobody, until the test says otherwise: what called it ends in the middle of its work. */
  callsLeft = Infinity;
  readonly charges = new Map<string, { valor: string; status: string }>();
  readonly payments: Paid[] = [];
  readonly returned = new Map<string, string>();
  readonly contests = new Map<string, Contested>();
  readonly payouts = new Map<string, { valor: string; status: string; endToEndId: string; motivo?: string }>();
  /**
   * The fate of the next payouts: made, refused, in process until the test settles them, made with a lost response, lost before the
   * bank has them, or rejected as a request.
   */
  payoutMode: 'made' | 'refused' | 'pending' | 'answer-lost' | 'request-lost' | 'rejected' = 'made';
  /** Returns that are in progress until the test says otherwise. */
  slowReturns = false;

  /** Pays a charge, any number of times and by any payer; returns the end-to-end id. */
  pay(
    txid: string,
    payer: { nome: string; cpf: string } | undefined,
    valor = this.charges.get(txid)?.valor ?? '1.00',
    at = Date.UTC(2026, 2, 14, 12),
  ) {
    const endToEndId = `E${randomBytes(16).toString('hex').slice(0, 31)}`;
    this.payments.push({
      endToEndId,
      txid,
      valor,
      horario: new Date(at).toISOString(),
      ...(payer && { pagador: payer }),
    });
    return endToEndId;
  }

  /** The payer contests a payment; answers the contest's id. */
  contest(endToEndId: string, valor = this.payments.find((one) => one.endToEndId === endToEndId)?.valor ?? '1.00') {
    const id = `m${this.contests.size + 1}${randomBytes(8).toString('hex')}`;
    const criacao = new Date(Date.UTC(2026, 2, 14, 13)).toISOString();
    this.contests.set(id, { id, endToEndId, valor, motivo: 'FRAUDE', status: 'ABERTA', criacao });
    return id;
  }

  /** Decides a contest: the payment stays, or so much of it goes back, all that was contested unless the test says otherwise. */
  decide(id: string, status: 'DEVOLVIDA' | 'REJEITADA', valor?: string) {
    const contest = this.contests.get(id);
    if (contest?.status !== 'ABERTA') return;
    const given = valor ?? contest.valor;
    const isGiven = status === 'DEVOLVIDA' && given !== '0.00';
    if (isGiven) this.returned.set(`${contest.endToEndId} of ${id}`, given);
    this.contests.set(id, { ...contest, status, ...(isGiven && { devolucaoId: `of${id}` }) });
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    this.callsLeft -= 1;
    if (this.down || this.callsLeft < 0) throw new TypeError('fetch failed');
    if (pathname === '/oauth/token') return Response.json({ access_token: 'token', expires_in: 3600 });
    const [, , kind, id = '', , returnId = ''] = pathname.split('/');
    if (kind === 'webhook') return new Response(null);
    const body = (request.method === 'GET' ? {} : await request.json()) as Record<string, never>;
    if (kind === 'payouts') return this.#payout(id, request.method === 'PUT' ? body : null);
    if (kind === 'cob' && request.method === 'PUT') return Response.json(this.#charge(id, body));
    if (kind === 'cob') {
      this.charges.set(id, { valor: this.charges.get(id)?.valor ?? '', status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
      return Response.json({ txid: id });
    }
    if (kind === 'infracoes') return this.#contest(id, request.method === 'PUT' ? body : null);
    if (returnId !== '' && request.method === 'GET') {
      const valor = this.returned.get(`${id} ${returnId.replace(/^of/, 'of ')}`);
      return valor === undefined ? new Response(null, { status: 404 }) : Response.json({ status: 'DEVOLVIDO', valor });
    }
    if (returnId !== '') {
      if (this.slowReturns) return Response.json({ status: 'EM_PROCESSAMENTO' });
      this.returned.set(id, (body as unknown as { valor: string }).valor);
      return Response.json({ status: 'DEVOLVIDO' });
    }
    if (id !== '') {
      const paid = this.payments.find(({ endToEndId }) => endToEndId === id);
      return paid ? Response.json(paid) : new Response(null, { status: 404 });
    }
    const page = Number(searchParams.get('paginacao.paginaAtual'));
    const size = 2;
    return Response.json({
      parametros: { paginacao: { quantidadeDePaginas: Math.max(1, Math.ceil(this.payments.length / size)) } },
      pix: this.payments.slice(page * size, (page + 1) * size),
    });
  };

  /** Decides a payout that is in process. */
  settlePayout(id: string, status: 'REALIZADO' | 'NAO_REALIZADO') {
    const known = this.payouts.get(id);
    if (known?.status === 'EM_PROCESSAMENTO')
      this.payouts.set(id, { ...known, status, ...(status === 'NAO_REALIZADO' && { motivo: 'Conta encerrada.' }) });
  }

  #contest(id: string, answer: object | null) {
    if (id === '')
      return Response.json({
        parametros: { paginacao: { quantidadeDePaginas: 1 } },
        infracoes: [...this.contests.values()],
      });
    const contest = this.contests.get(id);
    if (!contest) return new Response(null, { status: 404 });
    if (answer) this.contests.set(id, { ...contest, defesa: answer });
    return Response.json(this.contests.get(id));
  }

  #payout(id: string, asked: Record<string, never> | null) {
    const known = this.payouts.get(id);
    if (known) return Response.json({ id, ...known });
    if (!asked) return new Response(null, { status: 404 });
    if (this.payoutMode === 'request-lost') throw new TypeError('fetch failed');
    if (this.payoutMode === 'rejected') return new Response(null, { status: 400 });
    const { valor } = asked as unknown as { valor: string };
    const status = { refused: 'NAO_REALIZADO', pending: 'EM_PROCESSAMENTO' }[String(this.payoutMode)] ?? 'REALIZADO';
    const payout = { valor, status, endToEndId: `E${randomBytes(16).toString('hex').slice(0, 31)}` };
    this.payouts.set(id, { ...payout, ...(status === 'NAO_REALIZADO' && { motivo: 'Conta encerrada.' }) });
    if (this.payoutMode === 'answer-lost') return new Response(null, { status: 500 });
    return Response.json({ id, ...this.payouts.get(id) });
  }

  #charge(txid: string, body: Record<string, never>) {
    const { valor } = body as unknown as { valor: { original: string } };
    const known = this.charges.get(txid) ?? { valor: valor.original, status: 'ATIVA' };
    this.charges.set(txid, known);
    const payee = { url: `bank.test/v2/cobv/${txid}` };
    const code = writeBrCode({ payee, amount: known.valor, name: 'MARE', city: 'SAO PAULO', txid: '***' });
    return { txid, pixCopiaECola: code };
  }
}
