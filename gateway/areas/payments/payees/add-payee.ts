import type { Transaction } from 'kysely';
import type { ReadBody } from '#src/contract/call-types.ts';
import { type PixKey, readPixKey } from '#src/contract/money/pix-key.ts';
import { type addPayee as call, mostAccounts, mostKeys, type PayeeKind } from '#src/contract/payments/payees.ts';
import type { BankAccount } from '#src/contract/payments/payees.schema.ts';
import { encryptPersonal } from '#gateway/context/personal-data.ts';
import { ensureProfile } from '#gateway/context/ensure-profile.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { Member } from '#gateway/context/member.ts';
import { flag } from '#gateway/db/flag.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { isPaymentPassword } from '../../identity/recovery/payment-password.ts';
import { wrongPassword } from '../../identity/session/own-password.ts';
import { secretDigest } from '../../identity/session/secret-digest.ts';
import { notifyMember } from '../../notify/inbox/notify-member.ts';
import { payeeAdded } from '../../notify/push/account-messages.ts';
import type { Destination } from '../provider.ts';
import { maskEmail } from '../../identity/recovery/security-state.ts';
import { keepCpf, readCpf } from '#gateway/context/tax-ids.ts';
import { openDestination, sealDestination } from './payee-secrets.ts';
import { readHolder, rowsOf } from './payees.ts';

type Asked = Omit<ReadBody<typeof call>, 'token'> & {
  readonly ip: string;
  readonly idempotencyKey: string | undefined;
};
type Named = { readonly kind: PayeeKind; readonly to: Destination; readonly masked: string };

/**
 * Adds a Pix key or a bank account of a member's own [S2-216], by the payment password. The owner's name is that of the member, and the CPF as well,
 * which goes to the bank with every payout; each is taken down once. One that is there already stays.
 * Throws Refusal: wrong_password, invalid_request, payee_refused, cpf_refused, limit_reached, rate_limited.
 */
export async function addPayee(gateway: Gateway, member: Member, asked: Asked): Promise<void> {
  const { idempotencyKey: key, paymentPassword, ip, ...given } = asked;
  await gateway.limits.consume('payee', member.id);
  const named = namedBy(given);
  const right = await isPaymentPassword(gateway, member.id, paymentPassword);
  const body = secretDigest(gateway, [given, paymentPassword]);
  await runOnce(gateway, { scope: `${member.id}:payee`, key, body }, async (trx) => {
    if (!right) throw wrongPassword('paymentPassword');
    await lockMember(trx, member.id);
    await checkOwner(gateway, trx, member, { ...given, ...named });
    await insert(gateway, trx, member.id, named);
    return {};
  });
  await recordSecurityEvent(gateway, { kind: 'payee_added', memberId: member.id, ip, detail: named.kind });
}

function namedBy({ key, bankAccount: account }: Pick<Asked, 'key' | 'bankAccount'>): Named {
  if (account) {
    const to = { ...account, number: account.number.replace('-', '').toUpperCase() };
    return { kind: 'account', to, masked: maskAccount(to) };
  }
  // The schema has read it before.
  const read = readPixKey(key ?? '');
  if (!('key' in read) || read.kind === 'cnpj') throw new Refusal('invalid_request', { fields: ['key'] });
  const { kind, key: written } = read as PixKey & { kind: Exclude<PixKey['kind'], 'cnpj'> };
  return { kind, to: { key: written }, masked: maskKey(kind, written) };
}

/** The name and the CPF of before hold; where there are none, these are the member's from now on. */
async function checkOwner(
  gateway: Gateway,
  trx: Transaction<Tables>,
  member: Member,
  { cpf: typed, holder, kind, to }: Pick<Asked, 'cpf' | 'holder'> & Named,
): Promise<void> {
  const cpf = (await readCpf(trx, gateway, member.id)) ?? typed;
  if (cpf === undefined) throw new Refusal('invalid_request', { fields: ['cpf'] });
  await keepCpf(trx, gateway, member.id, typed ?? cpf, gateway.clock());
  if (kind === 'cpf' && 'key' in to && to.key !== cpf) throw new Refusal('payee_refused', { fields: ['key'] });
  const known = await readHolder({ ...gateway, db: trx }, member.id);
  const name = holder ?? known;
  if (name === '') throw new Refusal('invalid_request', { fields: ['holder'] });
  if (known !== '') {
    if (foldText(known) !== foldText(name)) throw new Refusal('payee_refused', { fields: ['holder'] });
    return;
  }
  await ensureProfile(trx, member);
  const { numUpdatedRows } = await trx
    .updateTable('member_profiles')
    .set(await encryptPersonal({ ...gateway, db: trx }, member.id, { payee_name: name }))
    .where('member_id', '=', member.id)
    .where('payee_name_sealed', '=', '')
    .executeTakeFirst();
  // A name was given at the same moment elsewhere.
  if (numUpdatedRows !== 1n) throw new Refusal('payee_refused', { fields: ['holder'] });
}

async function insert(gateway: Gateway, trx: Transaction<Tables>, memberId: string, { kind, to, masked }: Named) {
  const rows = await rowsOf(trx, memberId);
  const same = (row: Tables['payees']) => JSON.stringify(openDestination(gateway, row)) === JSON.stringify(to);
  if (rows.some(same)) return;
  const isAccount = kind === 'account';
  const alike = rows.filter((row) => (row.kind === 'account') === isAccount);
  if (alike.length >= (isAccount ? mostAccounts : mostKeys)) throw new Refusal('limit_reached');
  const now = gateway.clock();
  const id = newId(now);
  await trx
    .insertInto('payees')
    .values({
      ...{ id, member_id: memberId, kind, masked, encrypted: sealDestination(gateway, id, to) },
      ...{ preferred: flag(rows.length === 0), added_at: now, removed_at: null },
    })
    .execute();
  await notifyMember(trx, { memberId }, payeeAdded, now);
}

/** As much of a key as its owner needs to know it by: `•••.456.789-••`, `(11) •••••-4471`, `ma•••@exemplo.com`, `6d61…0001`. */
function maskKey(kind: Exclude<PayeeKind, 'account'>, key: string): string {
  if (kind === 'cpf') return `•••.${key.slice(3, 6)}.${key.slice(6, 9)}-••`;
  if (kind === 'phone') return `(${key.slice(3, 5)}) •••••-${key.slice(-4)}`;
  if (kind === 'email') return maskEmail(key);
  return `${key.slice(0, 4)}…${key.slice(-4)}`;
}

/** `001 · 0412 · •••88-2`: bank, branch, and the end of a number without its hyphen. */
function maskAccount({ bank, branch, number }: BankAccount): string {
  return `${bank} · ${branch} · •••${number.slice(-3, -1)}-${number.slice(-1)}`;
}
