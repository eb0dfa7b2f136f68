import { getCookie } from 'hono/cookie';
import { languageCookie } from '#src/contract/home-document.ts';
import { Language } from '#src/contract/wire.ts';
import * as v from 'valibot';
import { send, wantedBy } from './answer.ts';
import type { App } from './app-env.ts';
import { isHomePath, isPagePath } from './document-paths.ts';
import type { HomeDocuments } from './home-document.ts';

/** The app's documents: the rendered home in the language of the cookie, else the merchant's [S1-001]; the shell elsewhere. */
export function addDocuments(app: App, documents: () => HomeDocuments | null): void {
  app.get('*', async (c, next) => {
    const path = c.req.path;
    if (!isPagePath(path)) return next();
    const kept = documents();
    const document = isHomePath(path) ? kept?.home(readLanguage(getCookie(c, languageCookie))) : kept?.shell();
    return document ? send(c, await document.answer(wantedBy(c))) : next();
  });
}

const readLanguage = (cookie: string | undefined) => (v.is(Language, cookie) ? cookie : undefined);
