import type { Context, Hono } from 'hono';
import { WebhookAsked } from '#src/contract/money/pix-api.ts';
import type { Bank } from '../bank.ts';
import { PixProblem, type ProblemName } from '../problems.ts';
import { readBody } from './read-body.ts';

/** The payee's webhook: one for their key. */
export function addWebhookCalls(api: Hono, bank: Bank): void {
  const { db, clock, payee } = bank;
  const keyOf = (context: Context, problem: ProblemName): string => {
    if (context.req.param('chave') === payee.key) return payee.key;
    throw new PixProblem(problem, { razao: 'A chave não pertence a este usuário.', propriedade: 'chave' });
  };

  api.put('/webhook/:chave', async (context) => {
    const key = keyOf(context, 'WebhookOperacaoInvalida');
    const { webhookUrl } = await readBody(context, WebhookAsked, 'WebhookOperacaoInvalida');
    const row = { key, url: webhookUrl.replace(/\/+$/, ''), created_at: clock() };
    await db
      .insertInto('webhooks')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
    return context.body(null, 200);
  });

  api.get('/webhook/:chave', async (context) => {
    const key = keyOf(context, 'WebhookNaoEncontrado');
    const webhook = await db.selectFrom('webhooks').selectAll().where('key', '=', key).executeTakeFirst();
    if (!webhook) throw new PixProblem('WebhookNaoEncontrado');
    return context.json({
      webhookUrl: webhook.url,
      chave: webhook.key,
      criacao: new Date(webhook.created_at).toISOString(),
    });
  });

  api.delete('/webhook/:chave', async (context) => {
    const key = keyOf(context, 'WebhookNaoEncontrado');
    const { numDeletedRows } = await db.deleteFrom('webhooks').where('key', '=', key).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new PixProblem('WebhookNaoEncontrado');
    return context.body(null, 204);
  });
}
