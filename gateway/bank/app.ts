import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ConfigError } from '../process/config.ts';
import { onePassAtATime } from '../process/one-pass.ts';
import { controlApi, pixApi } from './api/calls.ts';
import { type Client, issueAccessToken } from './api/token-call.ts';
import type { Bank, Logger, Payee } from './bank.ts';
import { codeOf, showPayload } from './charges.ts';
import { noFaults } from './faults.ts';
import { pageRoutes } from './page/page-routes.ts';
import { pageHeaders } from './page/page-headers.ts';
import { settleScheduled } from './pay.ts';
import { decidePayout } from './payouts.ts';
import { answerProblem } from './problems.ts';
import { sendNotices } from './send-notices.ts';

export type BankAppOptions = Pick<Bank, 'db' | 'origin'> & {
  payee: Payee;
  client: Client;
  /** Under which webhooks are signed. */
  webhookKey: string;
  logger: Logger;
  /** The app that the page leads back to; no link when left out. */
  appOrigin?: string | undefined;
  clock?: () => number;
  fetch?: typeof globalThis.fetch;
  /** How long a webhook may take to be answered, in milliseconds (5,000). */
  webhookTimeout?: number;
};

/** `runDue` settles due payments and payouts and sends due webhooks; `soon` does the same in the background. `idle` resolves when no pass runs. */
export type BankApp = {
  readonly app: Hono;
  readonly bank: Bank;
  readonly runDue: () => Promise<void>;
  readonly soon: () => void;
  readonly idle: () => Promise<void>;
};

/** The bank's whole server, without a port and without a timer: `startBankServer` adds both. Throws a ConfigError. */
export function createBankApp(options: BankAppOptions): BankApp {
  const { db, origin, payee, client, logger, clock = Date.now } = options;
  const { webhookKey, fetch = globalThis.fetch, webhookTimeout: timeout = 5000 } = options;
  const bank: Bank = { db, clock, logger, payee, origin, faults: noFaults };
  try {
    codeOf(bank, { location: 'x'.repeat(20), amount: 100_000_000_000 });
  } catch (error) {
    throw new ConfigError('BANK_ORIGIN names a host that is too long for a Pix code.', { cause: error });
  }

  const { run: runDue, idle } = onePassAtATime(async () => {
    await settleScheduled(bank);
    const due = await db.selectFrom('payouts').select('id').where('due_at', '<=', clock()).execute();
    for (const { id } of due) await decidePayout(bank, id, null);
    await sendNotices(bank, { webhookKey, fetch, timeout });
  });
  const soon = (): void => {
    runDue().catch((error: unknown) => logger.error({ reason: String(error) }, 'a pass over due work failed'));
  };

  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.use('/oauth/token', bodyLimit({ maxSize: 4096, onError: () => answerProblem('RequisicaoInvalida') }));
  app.post('/oauth/token', (context) => issueAccessToken(context, client, clock()));
  app.route('/v2', pixApi(bank, client.secret, soon));
  app.route('/control', controlApi(bank, client.secret, soon));
  app.get('/qr/v2/:location', async (context) => {
    const payload = await showPayload(bank, context.req.param('location'));
    return payload ? context.json(payload) : answerProblem('NaoEncontrado');
  });
  app.use(pageHeaders(origin));
  app.route('/', pageRoutes(bank, { appOrigin: options.appOrigin, soon }));
  app.notFound((context) => context.text('Not found', 404));
  return { app, bank, runDue, soon, idle };
}
