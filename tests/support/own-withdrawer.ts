import { hashPassword } from '#gateway/areas/identity/session/password.ts';
import { demoPayer } from '#gateway/areas/identity/recovery/payment-seed.ts';
import { addPayee } from '#gateway/areas/payments/payees/add-payee.ts';
import { fundMember } from '#gateway/testing/test-members.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withParts } from './begin-session.ts';
import { validCpf } from './demo-bank.ts';
import { ownAccount } from './own-account.ts';
import type { Account } from './sign-in.ts';

/** An account of one journey with so many minor units, the demonstration's payment password and its CPF as a key. */
export async function ownWithdrawer(gateway: GatewayProcess, minor: number): Promise<Account> {
  const account = await ownAccount(gateway);
  const { paymentPassword } = demoPayer;
  await withParts(gateway, async (parts) => {
    const { id, type } = await parts.db
      .selectFrom('members')
      .select(['id', 'type'])
      .where('account', '=', account.userName)
      .executeTakeFirstOrThrow();
    await fundMember(parts.db, id, minor);
    const password_hash = await hashPassword(parts, paymentPassword);
    await parts.db.insertInto('payment_passwords').values({ member_id: id, password_hash, set_at: 0 }).execute();
    const cpf = validCpf(account.userName);
    const asked = { key: cpf, cpf, holder: 'Ana Prado', paymentPassword, ip: '127.0.0.1', idempotencyKey: undefined };
    await addPayee(parts, { id, account: account.userName, type, sessionId: '', merchantCode: 'mare' } as never, asked);
  });
  return account;
}
