import type { Hono } from 'hono';
import { Defence, PayoutAsked, PayoutId } from '#src/contract/money/pix-bank.ts';
import type { Bank } from '../bank.ts';
import { defendContest, findContest, showContests } from '../contests.ts';
import { readPage, showPage } from '../paging.ts';
import { findPayout, putPayout, showPayout } from '../payouts.ts';
import { answerProblem, PixProblem } from '../problems.ts';
import { hang } from './hang.ts';
import { readBody, readPart } from './read-body.ts';

/** Beside the Central Bank's API: payouts, once for each id, and contested payments. */
export function addPayoutCalls(api: Hono, bank: Bank): void {
  api.put('/payouts/:id', async (context) => {
    const id = readPart(context, 'id', PayoutId, 'PagamentoInvalido');
    const asked = await readBody(context, PayoutAsked, 'PagamentoInvalido');
    const { payout, created, mode } = await putPayout(bank, id, asked);
    if (created && mode === 'silent') return hang(context.req.raw.signal);
    if (created && mode === 'wrong') return answerProblem('ErroInternoDoServidor');
    return context.json(showPayout(payout), created ? 201 : 200);
  });

  api.get('/payouts/:id', async (context) => {
    const payout = await findPayout(bank, readPart(context, 'id', PayoutId, 'PagamentoNaoEncontrado'));
    if (!payout) throw new PixProblem('PagamentoNaoEncontrado');
    return context.json(showPayout(payout));
  });

  api.get('/payouts', async (context) => {
    const page = readPage(context.req.query(), 'PagamentoConsultaInvalida');
    const listed = bank.db.selectFrom('payouts').where('asked_at', '>=', page.from).where('asked_at', '<=', page.to);
    const { total } = await listed.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await listed
      .selectAll()
      .orderBy('asked_at')
      .orderBy('id')
      .offset(page.offset)
      .limit(page.size)
      .execute();
    return context.json({ parametros: showPage(page, total), payouts: rows.map(showPayout) });
  });

  api.get('/infracoes/:id', async (context) => {
    const [contest] = await showContests(bank, [await findContest(bank, context.req.param('id'))]);
    return context.json(contest);
  });

  api.put('/infracoes/:id/defesa', async (context) => {
    const id = context.req.param('id');
    await defendContest(bank, id, await readBody(context, Defence, 'InfracaoInvalida'));
    const [contest] = await showContests(bank, [await findContest(bank, id)]);
    return context.json(contest);
  });

  api.get('/infracoes', async (context) => {
    const page = readPage(context.req.query(), 'InfracaoConsultaInvalida');
    const listed = bank.db.selectFrom('contests').where('opened_at', '>=', page.from).where('opened_at', '<=', page.to);
    const { total } = await listed.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await listed
      .selectAll()
      .orderBy('opened_at')
      .orderBy('id')
      .offset(page.offset)
      .limit(page.size)
      .execute();
    return context.json({ parametros: showPage(page, total), infracoes: await showContests(bank, rows) });
  });
}
