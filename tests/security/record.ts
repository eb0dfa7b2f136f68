import type { BrowserContext, Request } from '@playwright/test';

/** Everything that a context has sent and received, and the secrets in it, in addition to those known in advance. */
export function record(context: BrowserContext, known: Readonly<Record<string, string>>) {
  const secrets = new Map(Object.entries(known));
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('response', async (response) => {
    const renewal = /mare_renewal=([^;]+)/.exec(
      (await response.allHeaders().catch(() => ({}) as Record<string, string>))['set-cookie'] ?? '',
    )?.[1];
    if (renewal) secrets.set(`renewal ${secrets.size}`, renewal);
    if (!/\/wps\/(session|game)\/|\/api\/session/.test(response.url())) return;
    const { value = {} } = ((await response.json().catch(() => ({}))) ?? {}) as {
      value?: { token?: string; url?: string };
    };
    const code = value.url === undefined ? null : new URL(value.url).searchParams.get('code');
    if (value.token)
      secrets.set(`${response.url().includes('/api/') ? 'game' : 'access'} token ${secrets.size}`, value.token);
    if (code) secrets.set('launch code', code);
  });
  return { secrets, requests };
}
