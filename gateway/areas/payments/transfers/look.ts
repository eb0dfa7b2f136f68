import { fromMinor } from '#src/contract/core/amount.ts';
import { maskCpf } from '#src/contract/money/cpf.ts';
import type { ActionContext } from '#gateway/actions/define-action.ts';
import { printAge, printTime } from '#gateway/actions/print.ts';
import { savePictures } from '#gateway/actions/save-pictures.ts';
import { readCpf } from '#gateway/context/tax-ids.ts';
import { findTransfer, findTwins, transfersOf, type Twin, twinsOf } from './find-transfer.ts';

const mostListed = 50;

/** Transfers to decide with their age, the oldest first, or with `all` the latest; each with a warning where its receipt was sent before. */
export async function listTransfers(context: ActionContext, { all }: { all: boolean }) {
  const rows = await transfersOf(context.db, context.merchant)
    .selectAll('transfers')
    .select('members.account')
    .$if(!all, (query) => query.where('transfers.state', '=', 'review'))
    .orderBy('transfers.created_at', all ? 'desc' : 'asc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'No transfer waits.';
  const twins = await findTwins(
    context,
    rows.map(({ receipt_hash: hash }) => hash),
  );
  const now = context.clock();
  return rows.map((row) => [
    row.id,
    printAge(now - row.created_at),
    printTime(row.created_at),
    row.account,
    `${row.currency} ${fromMinor(row.credited_minor ?? row.amount_minor)}`,
    row.state,
    row.decided_by === '' ? '' : `by ${row.decided_by}`,
    [warningOf(row, twins), row.reason].filter(Boolean).join('; '),
  ]);
}

/** One transfer with all that an operator compares; its receipt is saved into a folder. */
export async function showTransfer(
  context: ActionContext,
  { transfer: id, picture: folder }: { transfer: string; picture?: string },
) {
  const row = await findTransfer(context, id);
  const { image } = await context.db
    .selectFrom('transfer_receipts')
    .select('image')
    .where('transfer_id', '=', id)
    .executeTakeFirstOrThrow();
  const [saved] = folder === undefined ? [] : await savePictures(folder, id, [image]);
  const cpf = await readCpf(context.db, context.secrets.read(), row.member_id);
  const said = `${row.currency} ${fromMinor(row.amount_minor)}`;
  return [
    ['from', `${row.account}, ${printTime(row.created_at)}, ${printAge(context.clock() - row.created_at)} ago`],
    ['amount', row.credited_minor === null ? said : `${fromMinor(row.credited_minor)} credited, ${said} said`],
    ['payer', cpf === undefined ? 'the CPF is not known' : `CPF ${maskCpf(cpf)}, as bank statements write it`],
    ['receipt', saved ?? 'say --picture FOLDER to save it'],
    ['same receipt', warningOf(row, await findTwins(context, [row.receipt_hash])) || 'no'],
    ['state', [row.state, row.decided_by && `by ${row.decided_by}`, row.reason].filter(Boolean).join(', ')],
  ];
}

/** Names the other transfers with the same picture; empty where there is none. */
function warningOf(row: Parameters<typeof twinsOf>[0], twins: readonly Twin[]): string {
  const others = twinsOf(row, twins).map(({ id, account, state }) => `${id} (${account}, ${state})`);
  return others.length === 0 ? '' : `SAME RECEIPT as ${others.join(', ')}`;
}
