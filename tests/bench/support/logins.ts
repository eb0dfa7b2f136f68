import { startChild } from './child.ts';

export type LoginOrder = {
  readonly origin: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly accounts: readonly { readonly userName: string; readonly password: string }[];
};

/** Number of logins by result, as the gateway's code (`ok`, `rate_limited`, …); times in ms, of successful logins. */
export type LoginLoad = {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly impolite: number;
  readonly slowestLogin: number;
  readonly statusP99: number;
};

/** Logs members in from a separate process. */
export async function loadLogins(order: LoginOrder): Promise<LoginLoad> {
  const child = await startChild('login-process.ts', order);
  await child.stop();
  return JSON.parse(child.firstLine) as LoginLoad;
}
