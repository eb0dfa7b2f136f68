import { hashPassword } from '#gateway/areas/identity/session/password.ts';
import { addMember, addProfile } from '#gateway/testing/test-members.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withDatabase } from './database.ts';
import type { Account } from './sign-in.ts';

let count = 0;

/**
 * Opens an account that only one journey uses, because it changes the sign-in methods; `profile`: the contents of its profile.
 */
export async function ownAccount(
  gateway: GatewayProcess,
  profile: Parameters<typeof addProfile>[2] = {},
  password = 'farol-antigo-1',
): Promise<Account> {
  const userName = `own.account${(count += 1)}`;
  await withDatabase(gateway, async (db, keys) => {
    const password_hash = await hashPassword(keys, password);
    const member = await addMember(db, userName, { password_hash, created_at: Date.now() });
    await addProfile(keys, member, profile);
  });
  return { userName, password };
}
