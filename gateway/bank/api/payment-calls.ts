import type { Hono } from 'hono';
import { EndToEndId, ReturnAsked, ReturnId } from '#src/contract/money/pix-api.ts';
import * as v from 'valibot';
import type { Bank } from '../bank.ts';
import { readPage, showPage } from '../paging.ts';
import { findPayment, showPayments, showReturn } from '../payments.ts';
import { PixProblem } from '../problems.ts';
import { findReturn, putReturn } from '../returns.ts';
import { readBody, readPart } from './read-body.ts';

const Filter = v.object({
  txid: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z\d]{1,35}$/))),
  cpf: v.optional(v.pipe(v.string(), v.regex(/^\d{11}$/))),
});

/** Payments that have arrived: one, and a list by their time; their returns. */
export function addPaymentCalls(api: Hono, bank: Bank): void {
  api.get('/pix/:e2eid', async (context) => {
    const payment = await findPayment(bank, readPart(context, 'e2eid', EndToEndId, 'PixNaoEncontrado'));
    if (!payment) throw new PixProblem('PixNaoEncontrado');
    const [pix] = await showPayments(bank, [payment]);
    return context.json(pix);
  });

  api.get('/pix', async (context) => {
    const page = readPage(context.req.query(), 'PixConsultaInvalida');
    const filter = v.safeParse(Filter, context.req.query());
    if (!filter.success) throw new PixProblem('PixConsultaInvalida');
    const { txid, cpf } = filter.output;
    const listed = bank.db
      .selectFrom('payments')
      .where('state', '=', 'settled')
      .where('at', '>=', page.from)
      .where('at', '<=', page.to)
      .$if(txid !== undefined, (query) => query.where('txid', '=', txid ?? ''))
      .$if(cpf !== undefined, (query) => query.where('payer_cpf', '=', cpf ?? ''));
    const { total } = await listed.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await listed.selectAll().orderBy('at').orderBy('id').offset(page.offset).limit(page.size).execute();
    return context.json({ parametros: showPage(page, total), pix: await showPayments(bank, rows) });
  });

  api.put('/pix/:e2eid/devolucao/:id', async (context) => {
    const payment = readPart(context, 'e2eid', EndToEndId, 'PixNaoEncontrado');
    const id = readPart(context, 'id', ReturnId, 'PixDevolucaoInvalida');
    const asked = await readBody(context, ReturnAsked, 'PixDevolucaoInvalida');
    const { given, created } = await putReturn(bank, payment, id, asked);
    return context.json(showReturn(given), created ? 201 : 200);
  });

  api.get('/pix/:e2eid/devolucao/:id', async (context) => {
    const payment = readPart(context, 'e2eid', EndToEndId, 'PixNaoEncontrado');
    const given = await findReturn(bank, payment, readPart(context, 'id', ReturnId, 'PixDevolucaoNaoEncontrada'));
    if (!given) throw new PixProblem('PixDevolucaoNaoEncontrada');
    return context.json(showReturn(given));
  });
}
