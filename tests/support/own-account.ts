import { hashPassword } from '#gateway/session/password.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withDatabase } from './database.ts';
import type { Account } from './sign-in.ts';

let count = 0;

/** Opens an account that one journey alone uses, because it changes how it is entered. */
export async function ownAccount(gateway: GatewayProcess, password = 'farol-antigo-1'): Promise<Account> {
  const userName = `own.account${(count += 1)}`;
  const password_hash = await hashPassword(password);
  await withDatabase(gateway, (db) => addMember(db, userName, { password_hash, created_at: Date.now() }));
  return { userName, password };
}
