import * as v from 'valibot';
import { Pix } from '#src/contract/money/pix-api.ts';
import { Contest, Payout } from '#src/contract/money/pix-bank.ts';
import type { ActionContext } from '#gateway/actions/define-action.ts';
import { printTime } from '#gateway/actions/print.ts';
import { askDemoBank } from './act.ts';

const mostListed = 30;
const week = 7 * 86_400_000;

const Lists = {
  pix: v.object({ pix: v.array(v.pick(Pix, ['endToEndId', 'valor', 'horario', 'pagador'])) }),
  infracoes: v.object({ infracoes: v.array(v.pick(Contest, ['id', 'endToEndId', 'valor', 'criacao', 'status'])) }),
  payouts: v.object({ payouts: v.array(v.pick(Payout, ['id', 'valor', 'chave', 'status', 'horario'])) }),
};

/** What has happened at the demonstration's bank in a week, the last first. */
export async function listAtBank(context: ActionContext) {
  const ask = await askDemoBank(context);
  const now = context.clock();
  const time = new URLSearchParams({
    inicio: new Date(now - week).toISOString(),
    fim: new Date(now + week).toISOString(),
    'paginacao.itensPorPagina': '1000',
  });
  const [{ pix }, { infracoes }, { payouts }] = [
    await ask(Lists.pix, `/v2/pix?${time}`),
    await ask(Lists.infracoes, `/v2/infracoes?${time}`),
    await ask(Lists.payouts, `/v2/payouts?${time}`),
  ];
  const rows = [
    ...pix.map((one) => ({ at: one.horario, cells: ['payment', one.endToEndId, one.valor, one.pagador?.nome ?? ''] })),
    ...infracoes.map((one) => ({
      at: one.criacao,
      cells: ['contest', one.id, one.valor, `${one.status} of ${one.endToEndId}`],
    })),
    ...payouts.map((one) => ({
      at: one.horario.solicitacao,
      cells: ['payout', one.id, one.valor, `${one.status} to ${one.chave}`],
    })),
  ];
  if (rows.length === 0) return 'Nothing has happened at the bank in a week.';
  return rows
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, mostListed)
    .map(({ at, cells: [kind = '', id = '', amount = '', about = ''] }) => [
      kind,
      id,
      printTime(Date.parse(at)),
      amount,
      about,
    ]);
}
