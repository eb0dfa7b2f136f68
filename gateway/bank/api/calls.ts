import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Act } from '#src/contract/money/bank-acts.ts';
import { perform } from '../acts.ts';
import type { Bank } from '../bank.ts';
import { Faults } from '../faults.ts';
import { answerProblem, PixProblem } from '../problems.ts';
import { isToken } from '../tokens.ts';
import { saidTexts } from '../page/texts.ts';
import { addChargeCalls } from './charge-calls.ts';
import { hang } from './hang.ts';
import { addPaymentCalls } from './payment-calls.ts';
import { addPayoutCalls } from './payout-calls.ts';
import { readBody } from './read-body.ts';
import { addWebhookCalls } from './webhook-calls.ts';

const mostBytes = 64 * 1024;

/** The API under /v2, with an access token. `soon` sends the webhooks of a call's changes. */
export function pixApi(bank: Bank, secret: string, soon: () => void): Hono {
  const api = guarded(bank, secret);
  api.use(async (context, next) => {
    const { answers, wait: ms } = bank.faults;
    if (answers === 'slow') await wait(ms, undefined, { ref: false });
    await next();
    soon();
    if (answers === 'silent') replace(context, await hang(context.req.raw.signal));
    if (answers === 'error') replace(context, answerProblem('ErroInternoDoServidor'));
    if (answers === 'html')
      replace(
        context,
        new Response('<!doctype html><title>Login</title>', { headers: { 'Content-Type': 'text/html' } }),
      );
  });
  addChargeCalls(api, bank);
  addPaymentCalls(api, bank);
  addWebhookCalls(api, bank);
  addPayoutCalls(api, bank);
  api.all('*', () => answerProblem('NaoEncontrado'));
  return api;
}

/** The calls under /control, by the same access token: the faults, and the acts of a person. No fault affects them. */
export function controlApi(bank: Bank, secret: string, soon: () => void): Hono {
  const api = guarded(bank, secret);
  api.get('/faults', (context) => context.json(bank.faults));
  api.put('/faults', async (context) => {
    bank.faults = await readBody(context, Faults, 'RequisicaoInvalida');
    soon();
    return context.json(bank.faults);
  });
  api.post('/acts', async (context) => {
    const said = await perform(bank, await readBody(context, Act, 'RequisicaoInvalida'));
    soon();
    return context.json({ said, text: saidTexts.en[said] });
  });
  api.all('*', () => answerProblem('NaoEncontrado'));
  return api;
}

function guarded(bank: Bank, secret: string): Hono {
  const api = new Hono();
  const authorised: MiddlewareHandler = async (context, next) => {
    const [, token = ''] = /^Bearer (\S{1,200})$/i.exec(context.req.header('Authorization') ?? '') ?? [];
    if (!isToken(secret, token, bank.clock())) {
      const refused = answerProblem('AcessoNegado');
      return new Response(refused.body, {
        status: 401,
        headers: { ...Object.fromEntries(refused.headers), 'WWW-Authenticate': 'Bearer' },
      });
    }
    await next();
    context.header('Cache-Control', 'no-store');
  };
  api.use(authorised);
  api.use(bodyLimit({ maxSize: mostBytes, onError: () => answerProblem('RequisicaoInvalida') }));
  api.onError((error) => {
    if (error instanceof PixProblem) return answerProblem(error.problem, error.violation);
    bank.logger.error({ reason: error.message }, 'a call of the API failed');
    return answerProblem('ErroInternoDoServidor');
  });
  return api;
}

/** Hono keeps the headers of the answer that it had unless it is taken away first. */
function replace(context: Context, response: Response): void {
  context.res = undefined;
  context.res = response;
}
