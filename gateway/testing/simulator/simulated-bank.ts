import type { Kysely } from 'kysely';
import { createBankApp } from '../../bank/app.ts';
import type { Act } from '#src/contract/money/bank-acts.ts';
import { perform, type Said } from '../../bank/acts.ts';
import { openBank } from '../../bank/open-bank.ts';
import type { BankTables } from '../../bank/tables.ts';
import { type Life, Lost } from './life.ts';

/** The settings by which gateways reach the bank; each has an address of its own. */
export const bankSettings = {
  clientId: 'mare',
  clientSecret: 'a-secret-of-the-bank',
  key: '6d617265-0000-4000-8000-64656d6f0001',
  webhookKey: 'a-key-of-the-webhook',
};

/** What the network does with the next calls to the bank: lost on the way there, or on the way back. */
type Line = 'whole' | 'request-lost' | 'answer-lost';

/** Posts a webhook to a gateway; rejects where none took it. */
type Webhook = (path: string, init: RequestInit) => Promise<Response>;

/** The demonstration bank in this process, and the network between it and the gateways. */
export type SimulatedBank = {
  readonly db: Kysely<BankTables>;
  /** An act of a person at the bank. */
  readonly act: (act: Act) => Promise<Said>;
  /** Settles what is due, and sends webhooks. */
  readonly runDue: () => Promise<void>;
  /** Resolves when nothing that the bank does in the background is under way. */
  readonly idle: () => Promise<void>;
  readonly setFaults: (faults: { times: 1 | 2; reversed: boolean; off: boolean }) => void;
  line: Line;
  readonly close: () => Promise<void>;
};

export async function simulateBank(
  clock: () => number,
  callerAt: (host: string) => Life | undefined,
  webhook: Webhook,
  /** Who answers at hosts that are not the bank's, on the same network. */
  others: (path: string, init: RequestInit) => Response | Promise<Response>,
): Promise<SimulatedBank> {
  const db = await openBank(':memory:');
  const { clientId: id, clientSecret: secret, key, webhookKey } = bankSettings;
  const { app, bank, runDue, idle } = createBankApp({
    ...{ db, clock, webhookKey, origin: 'https://bank.test', client: { id, secret } },
    payee: { key, name: 'Maré', city: 'São Paulo' },
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    fetch: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return webhook(pathname, init ?? {});
    },
  });
  const outside = globalThis.fetch;
  const made: SimulatedBank = {
    ...{ db, runDue, idle, line: 'whole' },
    act: (act) => perform(bank, act),
    setFaults: (notices) => {
      bank.faults = { ...bank.faults, notices: { ...bank.faults.notices, ...notices } };
    },
    close: async () => {
      globalThis.fetch = outside;
      await idle();
      await db.destroy();
    },
  };
  globalThis.fetch = async (input, init) => {
    const { host, pathname, search } = new URL(input instanceof Request ? input.url : input);
    const caller = callerAt(host);
    if (!caller) throw new Error(`nobody is at ${host}`);
    const call = `${init?.method ?? 'GET'} ${pathname}`;
    caller.reach({ at: 'bank', done: false, call });
    if (made.line === 'request-lost') throw new Lost(call);
    const answer = await (host.startsWith('wallets-')
      ? others(pathname, init ?? {})
      : app.request(pathname + search, init ?? {}));
    if (made.line === 'answer-lost') throw new Lost(call);
    caller.reach({ at: 'bank', done: true, call });
    return answer;
  };
  return made;
}
