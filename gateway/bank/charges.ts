import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { readBrCode, writeBrCode } from '#src/contract/money/br-code.ts';
import type { Charge, ChargeAsked, ChargeRevised } from '#src/contract/money/pix-api.ts';
import type { Bank } from './bank.ts';
import { newLocation } from './ids.ts';
import { findPayments, showPayments } from './payments.ts';
import { PixProblem } from './problems.ts';
import type { ChargeRow } from './tables.ts';

type Details = Pick<ChargeAsked, 'devedor' | 'solicitacaoPagador' | 'infoAdicionais'>;
const detailsOf = ({ devedor, solicitacaoPagador, infoAdicionais }: Details): Details => ({
  devedor,
  solicitacaoPagador,
  infoAdicionais,
});
const debtorOf = ({ devedor }: Details): string | null =>
  devedor === undefined ? null : 'cpf' in devedor ? devedor.cpf : devedor.cnpj;

/** The address of a charge as its code names it, without a scheme. */
const addressOf = ({ origin }: Pick<Bank, 'origin'>, location: string): string =>
  `${new URL(origin).host}/qr/v2/${location}`;

export const expiryOf = ({ created_at, expires_in }: ChargeRow): number => created_at + expires_in * 1000;

/** The code of a charge. Throws a RangeError where the host's name is too long for it. */
export const codeOf = (
  bank: Pick<Bank, 'origin' | 'payee'>,
  { location, amount }: Pick<ChargeRow, 'location' | 'amount'>,
) =>
  writeBrCode({
    payee: { url: addressOf(bank, location) },
    amount: fromMinor(amount),
    name: bank.payee.name,
    city: bank.payee.city,
    txid: '***',
  });

export const findCharge = ({ db }: Bank, txid: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('charges').selectAll().where('txid', '=', txid).executeTakeFirst();

/** The charge of a code that this bank has given out; undefined for any other text. */
export async function findChargeOfCode(bank: Bank, pasted: string): Promise<ChargeRow | undefined> {
  const code = readBrCode(pasted);
  if (!code || !('url' in code.payee)) return undefined;
  const location = code.payee.url.slice(addressOf(bank, '').length);
  if (code.payee.url !== addressOf(bank, location)) return undefined;
  return bank.db.selectFrom('charges').selectAll().where('location', '=', location).executeTakeFirst();
}

/** Creates a charge, or changes an active one. `created`: whether it is new. Throws a PixProblem where it is paid or removed. */
export async function putCharge(
  bank: Bank,
  txid: string,
  asked: ChargeAsked,
): Promise<{ charge: ChargeRow; created: boolean }> {
  if (asked.chave !== bank.payee.key)
    throw new PixProblem('CobOperacaoInvalida', {
      razao: 'A chave não pertence a este usuário.',
      propriedade: 'cob.chave',
    });
  const known = await findCharge(bank, txid);
  if (known) return { charge: await reviseCharge(bank, known, asked), created: false };
  const charge: ChargeRow = {
    txid,
    location: newLocation(),
    key: asked.chave,
    amount: toMinor(asked.valor.original),
    created_at: bank.clock(),
    expires_in: asked.calendario.expiracao,
    revision: 0,
    status: 'ATIVA',
    debtor: debtorOf(asked),
    details: JSON.stringify(detailsOf(asked)),
  };
  const { numInsertedOrUpdatedRows: inserted } = await bank.db
    .insertInto('charges')
    .values(charge)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted === 0n) return putCharge(bank, txid, asked);
  return { charge, created: true };
}

/** Changes or removes an active charge; a change that changes nothing is none. Throws a PixProblem. */
export async function reviseCharge({ db }: Bank, charge: ChargeRow, revised: ChargeRevised): Promise<ChargeRow> {
  const { calendario, valor, status, ...rest } = revised;
  const details: Details = { ...(JSON.parse(charge.details) as Details), ...withoutGaps(detailsOf(rest)) };
  const changed: ChargeRow = {
    ...charge,
    amount: valor === undefined ? charge.amount : toMinor(valor.original),
    expires_in: calendario?.expiracao ?? charge.expires_in,
    debtor: debtorOf(details),
    details: JSON.stringify(details),
  };
  const isChanged = JSON.stringify(changed) !== JSON.stringify(charge);
  if (status !== undefined && isChanged) throw invalid('Uma cobrança não é alterada e removida ao mesmo tempo.');
  if (!isChanged && (status === undefined || status === charge.status)) return charge;
  const next: ChargeRow = { ...changed, status: status ?? charge.status, revision: charge.revision + 1 };
  const { numUpdatedRows } = await db
    .updateTable('charges')
    .set(next)
    .where('txid', '=', charge.txid)
    .where('status', '=', 'ATIVA')
    .where('revision', '=', charge.revision)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw invalid('A cobrança não está ativa.');
  return next;
}

const invalid = (razao: string) => new PixProblem('CobOperacaoInvalida', { razao, propriedade: 'cob.status' });
const withoutGaps = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));

/** The charge as the API answers it, with its payments. */
export async function showCharge(bank: Bank, charge: ChargeRow): Promise<Charge> {
  const payments = await showPayments(bank, await findPayments(bank, charge.txid));
  return {
    ...(JSON.parse(charge.details) as Details),
    txid: charge.txid,
    calendario: { criacao: new Date(charge.created_at).toISOString(), expiracao: charge.expires_in },
    revisao: charge.revision,
    location: addressOf(bank, charge.location),
    status: charge.status,
    valor: { original: fromMinor(charge.amount) },
    chave: charge.key,
    pixCopiaECola: codeOf(bank, charge),
    ...(payments.length > 0 && { pix: payments }),
  };
}

/** The charge as the payer's bank reads it at the address in a code; a real bank signs it. */
export async function showPayload(bank: Bank, location: string): Promise<object | undefined> {
  const { db, clock, payee } = bank;
  const charge = await db.selectFrom('charges').selectAll().where('location', '=', location).executeTakeFirst();
  if (!charge) return undefined;
  const { txid, calendario, revisao, status, valor, chave, solicitacaoPagador } = await showCharge(bank, charge);
  const times = { ...calendario, apresentacao: new Date(clock()).toISOString() };
  return {
    revisao,
    calendario: times,
    txid,
    status,
    valor,
    chave,
    solicitacaoPagador,
    recebedor: { nome: payee.name },
  };
}
