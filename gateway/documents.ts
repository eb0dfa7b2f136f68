import { getCookie } from 'hono/cookie';
import { languageCookie } from '#src/contract/home-document.ts';
import { send, wantedBy } from './answer.ts';
import type { App } from './app-env.ts';
import { isHomePath, isPagePath } from './document-paths.ts';
import type { HomeDocuments } from './home-document.ts';

/** The app's documents: the rendered home in the language of the cookie, else Portuguese [S1-001]; the shell elsewhere. */
export function addDocuments(app: App, documents: () => HomeDocuments | null): void {
  app.get('*', async (c, next) => {
    const path = c.req.path;
    if (!isPagePath(path)) return next();
    const kept = documents();
    const document = isHomePath(path) ? kept?.home(getCookie(c, languageCookie) === 'en' ? 'en' : 'pt') : kept?.shell();
    return document ? send(c, await document.answer(wantedBy(c))) : next();
  });
}
