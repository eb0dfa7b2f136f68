import { DEMO_ACCOUNTS } from '#gateway/demo/accounts.ts';
import type { Account } from './sign-in.ts';

/** An account of the demonstration seed, with the password that the start prints. */
export function demoAccount(userName: string): Account {
  const found = DEMO_ACCOUNTS.find(({ account }) => account === userName);
  if (!found?.password) throw new Error(`the demonstration has no account ${userName}`);
  return { userName, password: found.password };
}

/** The member that journeys sign in as. */
export const demoMember = demoAccount('marina.costa');
