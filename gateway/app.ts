import { Hono } from 'hono';
import type { App, AppEnv } from './http/app-env.ts';
import type { Gateway } from './context/gateway.ts';
import { addCardPictures } from './pages/cards/card-pictures.ts';
import { addChatPage } from './pages/chat-page.ts';
import { addDocuments } from './pages/documents.ts';
import { answerErrors } from './http/errors.ts';
import type { ServedDocuments } from './pages/served-documents.ts';
import { addRequestLog, refuseForeignWrites } from './http/middleware.ts';
import { addRoutes, guards } from './areas.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addStaticFiles } from './pages/static-files.ts';
import { addVipPage } from './pages/vip-page.ts';
import { addWorkerScript } from './pages/worker-script.ts';

/**
 * The gateway's whole HTTP application, without a server: tests call `createApp(gateway).request(…)`.
 * `documents` returns the rendered documents once they exist: rendering them calls this app.
 */
export function createApp(gateway: Gateway, documents: () => ServedDocuments | null = () => null): App {
  const app = new Hono<AppEnv>();
  addRequestLog(app, gateway);
  app.use(async (c, next) => {
    c.set('guards', guards);
    await next();
  });
  addSecurityHeaders(app, gateway);
  refuseForeignWrites(app);
  answerErrors(app, gateway);
  addRoutes(app, gateway);
  addChatPage(app, gateway);
  addDocuments(app, documents);
  addVipPage(app, gateway);
  addCardPictures(app, gateway);
  addWorkerScript(app, gateway);
  addStaticFiles(app, gateway);
  return app;
}
