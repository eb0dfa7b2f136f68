import { hash } from 'node:crypto';
import { send, wantedBy } from '#gateway/http/answer.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { docsPage } from './docs/docs-page.ts';
import { docsStyle } from './docs/docs-style.ts';
import { openApiDocument } from './docs/openapi.ts';
import { Representation } from '#gateway/context/representation.ts';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', docsStyle, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');
const caching = { 'Cache-Control': 'no-cache' };

/** The contract for machines and for people, where it is to be shown; both are made at the first request and cached. */
export function addDocsRoutes(app: App, { config }: Gateway): void {
  if (!config.apiDocs) return;
  let document: Representation | undefined;
  let page: Representation | undefined;
  app.get('/wps/openapi.json', async (c) => {
    document ??= new Representation(Buffer.from(JSON.stringify(openApiDocument())), {
      ...caching,
      'Content-Type': 'application/json; charset=utf-8',
    });
    return send(c, await document.answer(wantedBy(c)));
  });
  app.get('/wps/docs', async (c) => {
    page ??= new Representation(Buffer.from(docsPage()), {
      ...caching,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    });
    return send(c, await page.answer(wantedBy(c)));
  });
}
