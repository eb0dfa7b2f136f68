import type { Account } from './sign-in.ts';

/** The member of the demonstration seed that journeys sign in as. */
export const demoMember: Account = { userName: 'marina', password: 'Mare#2026' };
