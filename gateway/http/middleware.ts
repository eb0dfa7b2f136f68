import { randomBytes } from 'node:crypto';
import type { App } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import type { Gateway } from '../context/gateway.ts';
import { Refusal } from '../process/refusal.ts';

export const requestIdHeader = 'x-request-id';
const requestIdForm = /^[\w.-]{8,64}$/;

/** Ids name requests in logs and protect nothing: counting within a process is enough. */
const processId = randomBytes(9).toString('base64url');
let requests = 0;

/** The caller's request id when it has the right form, else a new one. */
export function requestIdOf(given: string | undefined): string {
  if (given !== undefined && requestIdForm.test(given)) return given;
  requests += 1;
  return `${processId}-${requests.toString(36)}`;
}

/** Successful reads are many and of little use in the log; operators search for writes and refusals. */
const levelOf = (method: string, status: number) =>
  status === 500 ? 'error' : status >= 400 || (method !== 'GET' && method !== 'HEAD') ? 'info' : 'debug';

/** Request id, address and one log line a request. The line has only the path: queries may contain codes and tokens. */
export function addRequestLog(app: App, { config, logger }: Gateway): void {
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(c.req.header(requestIdHeader));
    const ip = clientAddress(c.env?.incoming, c.req.header('X-Forwarded-For'), config.trustedProxies);
    c.set('requestId', requestId);
    c.set('ip', ip);
    c.header(requestIdHeader, requestId);
    await next();
    const { status } = c.res;
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    logger[levelOf(c.req.method, status)](
      { requestId, ip, method: c.req.method, path: c.req.path.slice(0, 200), status, ms },
      'request',
    );
  });
}

/**
 * Refuses writes that a page of another origin started: the games' origin is the same site as ours on one host, so
 * that SameSite cookies do not exclude it. Browsers send Sec-Fetch-Site, which pages cannot forge.
 */
export function refuseForeignWrites(app: App): void {
  app.use('/wps/*', async (c, next) => {
    const from = c.req.header('Sec-Fetch-Site');
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!reads && (from === 'cross-site' || from === 'same-site')) throw new Refusal('no_permission');
    await next();
  });
}
