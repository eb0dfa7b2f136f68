import { randomUUID } from 'node:crypto';
import type { App } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import type { Gateway } from './context.ts';
import { Refusal } from './refusal.ts';

const requestIdHeader = 'X-Request-Id';
const requestIdForm = /^[\w.-]{8,64}$/;

/** The caller's request id when it has the right form, else a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && requestIdForm.test(given) ? given : randomUUID();

/** Request id, address and one log line a request. The line has the path alone: queries may carry codes and tokens. */
export function addRequestLog(app: App, { config, logger }: Gateway): void {
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(c.req.header(requestIdHeader));
    const ip = clientAddress(c.env?.incoming, c.req.header('X-Forwarded-For'), config.trustedProxies);
    c.set('requestId', requestId);
    c.set('ip', ip);
    c.header(requestIdHeader, requestId);
    await next();
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    logger.info({ requestId, ip, method: c.req.method, path: c.req.path.slice(0, 200), status: c.res.status, ms }, 'request');
  });
}

/**
 * Refuses writes that a page of another origin started: the games' origin is the same site as ours on one host, so
 * that SameSite cookies alone do not keep it out. Browsers send Sec-Fetch-Site and pages cannot forge it.
 */
export function refuseForeignWrites(app: App): void {
  app.use('/wps/*', async (c, next) => {
    const from = c.req.header('Sec-Fetch-Site');
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!reads && (from === 'cross-site' || from === 'same-site')) throw new Refusal('no_permission');
    await next();
  });
}
