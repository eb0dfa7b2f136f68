import type { Hono } from 'hono';
import { ChargeAsked, ChargeRevised, ChargeStatus, TxId } from '#src/contract/money/pix-api.ts';
import * as v from 'valibot';
import type { Bank } from '../bank.ts';
import { findCharge, putCharge, reviseCharge, showCharge } from '../charges.ts';
import { readPage, showPage } from '../paging.ts';
import { PixProblem } from '../problems.ts';
import type { ChargeRow } from '../tables.ts';
import { readBody, readPart } from './read-body.ts';

const Filter = v.object({
  status: v.optional(ChargeStatus),
  cpf: v.optional(v.pipe(v.string(), v.regex(/^\d{11}$/))),
});

/** Charges: create or change, change or remove, one, and a list by creation. */
export function addChargeCalls(api: Hono, bank: Bank): void {
  api.put('/cob/:txid', async (context) => {
    const txid = readPart(context, 'txid', TxId, 'CobOperacaoInvalida');
    const asked = await readBody(context, ChargeAsked, 'CobOperacaoInvalida');
    const { charge, created } = await putCharge(bank, txid, asked);
    return context.json(await showCharge(bank, charge), created ? 201 : 200);
  });

  api.patch('/cob/:txid', async (context) => {
    const known = await find(readPart(context, 'txid', TxId, 'CobNaoEncontrado'));
    const revised = await readBody(context, ChargeRevised, 'CobOperacaoInvalida');
    return context.json(await showCharge(bank, await reviseCharge(bank, known, revised)));
  });

  api.get('/cob/:txid', async (context) =>
    context.json(await showCharge(bank, await find(readPart(context, 'txid', TxId, 'CobNaoEncontrado')))),
  );

  api.get('/cob', async (context) => {
    const page = readPage(context.req.query(), 'CobConsultaInvalida');
    const filter = v.safeParse(Filter, context.req.query());
    if (!filter.success) throw new PixProblem('CobConsultaInvalida');
    const { status, cpf } = filter.output;
    const listed = bank.db
      .selectFrom('charges')
      .where('created_at', '>=', page.from)
      .where('created_at', '<=', page.to)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'ATIVA'))
      .$if(cpf !== undefined, (query) => query.where('debtor', '=', cpf ?? ''));
    const { total } = await listed.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await listed
      .selectAll()
      .orderBy('created_at')
      .orderBy('txid')
      .offset(page.offset)
      .limit(page.size)
      .execute();
    const cobs = await Promise.all(rows.map((charge) => showCharge(bank, charge)));
    return context.json({ parametros: showPage(page, total), cobs });
  });

  async function find(txid: string): Promise<ChargeRow> {
    const charge = await findCharge(bank, txid);
    if (!charge) throw new PixProblem('CobNaoEncontrado');
    return charge;
  }
}
