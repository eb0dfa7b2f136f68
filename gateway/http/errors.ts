import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { App, AppContext } from './app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { Refusal } from '../process/refusal.ts';

/**
 * Every error leaves as the envelope; only unforeseen ones are logged, and their details stay in the log. A refusal that the contract
 * does not list for its call is unforeseen, too.
 */
export function answerErrors(app: App, { logger, onUnlistedRefusal }: Gateway): void {
  app.onError((error, c) => {
    if (error instanceof Refusal) {
      const { listed } = c.var;
      if (listed && !listed.codes.has(error.code)) onUnlistedRefusal(listed.call, error.code);
      return refuse(c, error);
    }
    logger.error({ err: error, requestId: c.var.requestId, method: c.req.method, path: c.req.path }, 'call failed');
    return refuse(c, new Refusal('unknown_error'));
  });
  // Built once, at the first miss: by then every route has been added.
  let methods: Map<string, string[]> | null = null;
  app.notFound((c) => {
    methods ??= methodsByPath(app);
    const allowed = methods.get(c.req.path);
    if (!allowed || allowed.includes(c.req.method)) return refuse(c, new Refusal('not_found'));
    c.header('Allow', allowed.join(', '));
    return refuse(c, new Refusal('invalid_request', { fields: ['method'] }), 405);
  });
}

function refuse(c: AppContext, refusal: Refusal, status: number = refusal.status): Response {
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value);
  c.header('Content-Type', 'application/json; charset=utf-8');
  c.header('Cache-Control', 'no-store');
  return c.body(refusal.toJson(), status as ContentfulStatusCode);
}

function methodsByPath(app: App): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue;
    const methods = found.get(path) ?? [];
    for (const name of method === 'GET' ? ['GET', 'HEAD'] : [method]) if (!methods.includes(name)) methods.push(name);
    found.set(path, methods);
  }
  return found;
}
