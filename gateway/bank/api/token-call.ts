import type { Context } from 'hono';
import { isSame, issueToken, tokenLifetime } from '../tokens.ts';

/** The payee's client at the bank. */
export type Client = { readonly id: string; readonly secret: string };

/** `POST /oauth/token`: client credentials, by HTTP Basic or in the form, for an access token (RFC 6749, 4.4). */
export async function issueAccessToken(context: Context, client: Client, now: number): Promise<Response> {
  context.header('Cache-Control', 'no-store');
  const form = new URLSearchParams(await context.req.text());
  if (form.get('grant_type') !== 'client_credentials') return context.json({ error: 'unsupported_grant_type' }, 400);
  const { id, secret } = readBasic(context.req.header('Authorization')) ?? {
    id: form.get('client_id') ?? '',
    secret: form.get('client_secret') ?? '',
  };
  const known = isSame(id, client.id);
  if (!isSame(secret, client.secret) || !known) return context.json({ error: 'invalid_client' }, 401);
  return context.json({
    access_token: issueToken(client.secret, now),
    token_type: 'Bearer',
    expires_in: tokenLifetime,
  });
}

function readBasic(header: string | undefined): Client | undefined {
  const [, base64] = /^Basic ([\w+/=-]{1,1000})$/i.exec(header ?? '') ?? [];
  if (base64 === undefined) return undefined;
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(base64, 'base64').toString()) ?? [];
  return { id, secret };
}
