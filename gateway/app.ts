import { Hono } from 'hono';
import type { App, AppEnv } from './app-env.ts';
import type { Gateway } from './context.ts';
import { answerErrors } from './errors.ts';
import { addRequestLog, refuseForeignWrites } from './middleware.ts';
import { addRoutes } from './routes.ts';

/** The whole application of the gateway over HTTP, without a server: tests call `createApp(gateway).request(…)`. */
export function createApp(gateway: Gateway): App {
  const app = new Hono<AppEnv>();
  addRequestLog(app, gateway);
  refuseForeignWrites(app);
  answerErrors(app, gateway);
  addRoutes(app, gateway);
  return app;
}
