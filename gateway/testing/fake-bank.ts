import { randomBytes } from 'node:crypto';
import { writeBrCode } from '#src/contract/money/br-code.ts';

type Paid = {
  readonly endToEndId: string;
  readonly txid: string;
  readonly valor: string;
  readonly horario: string;
  readonly pagador?: { readonly nome: string; readonly cpf: string };
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
  readonly charges = new Map<string, { valor: string; status: string }>();
  readonly payments: Paid[] = [];
  readonly returned = new Map<string, string>();
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

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (this.down) throw new TypeError('fetch failed');
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
    if (returnId !== '') {
      if (this.slowReturns) return Response.json({ status: 'EM_PROCESSAMENTO' });
      this.returned.set(id, (body as unknown as { valor: string }).valor);
      return Response.json({ status: 'DEVOLVIDO' });
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
