import * as v from 'valibot';
import { BankProblem } from './provider.ts';

/** Where the bank is, who we are there, and the key that payments go to. */
export type PixSettings = {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly key: string;
  /** Signs the bank's webhooks. */
  readonly webhookKey: string;
};

/** A bank that has not answered in this time is asked again; ms. */
const timeout = 8000;
/** A token is renewed this long before it ends; ms. */
const margin = 30_000;

const Token = v.object({ access_token: v.string(), expires_in: v.number() });

type Init = { readonly method?: string; readonly body?: unknown };
/** Calls the bank and reads its answer by a schema; rejects with a BankProblem where it answers with one. */
export type AskPix = <S extends v.GenericSchema>(schema: S, path: string, init?: Init) => Promise<v.InferOutput<S>>;

/** Calls of the Pix API with an access token, which is kept until it ends. */
export function askPix(
  { url, clientId, clientSecret }: Pick<PixSettings, 'url' | 'clientId' | 'clientSecret'>,
  clock: () => number,
): AskPix {
  let token: { value: string; until: number } | undefined;

  async function send(path: string, init: Init & { readonly authorization: string }): Promise<string> {
    const { method = 'GET', body, authorization } = init;
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: { ...(!isForm(body) && { 'Content-Type': 'application/json' }), Authorization: authorization },
      ...(body !== undefined && { body: isForm(body) ? body : JSON.stringify(body) }),
    });
    if (response.status === 401) token = undefined;
    if (!response.ok) throw new BankProblem(response.status, path.split('?')[0] ?? '');
    return response.text();
  }

  async function accessToken(): Promise<string> {
    if (token && token.until > clock()) return token.value;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const body = new URLSearchParams({ grant_type: 'client_credentials' });
    const text = await send('/oauth/token', { method: 'POST', body, authorization: `Basic ${basic}` });
    const answer = v.parse(Token, JSON.parse(text));
    token = { value: answer.access_token, until: clock() + answer.expires_in * 1000 - margin };
    return token.value;
  }

  return async (schema, path, init = {}) => {
    const text = await send(path, { ...init, authorization: `Bearer ${await accessToken()}` });
    return v.parse(schema, text === '' ? null : JSON.parse(text));
  };
}

const isForm = (body: unknown): body is URLSearchParams => body instanceof URLSearchParams;

/** A bank on this machine is the demonstration's. */
export const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
