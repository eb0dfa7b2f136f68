import { Hono } from 'hono';
import type { App, AppEnv } from './app-env.ts';
import type { Gateway } from './context.ts';
import { addDocuments } from './documents.ts';
import { answerErrors } from './errors.ts';
import type { HomeDocuments } from './home-document.ts';
import { addRequestLog, refuseForeignWrites } from './middleware.ts';
import { addRoutes } from './routes.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addStaticFiles } from './static-files.ts';
import { addWorkerScript } from './worker-script.ts';

/**
 * The whole application of the gateway over HTTP, without a server: tests call `createApp(gateway).request(…)`.
 * `documents` answers the app's documents once they have been made: they are made by calling this very app.
 */
export function createApp(gateway: Gateway, documents: () => HomeDocuments | null = () => null): App {
  const app = new Hono<AppEnv>();
  addRequestLog(app, gateway);
  addSecurityHeaders(app, gateway);
  refuseForeignWrites(app);
  answerErrors(app, gateway);
  addRoutes(app, gateway);
  addDocuments(app, documents);
  addWorkerScript(app, gateway);
  addStaticFiles(app, gateway);
  return app;
}
