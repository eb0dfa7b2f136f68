import { handoverField } from '#src/contract/identity/handover.ts';
import { isPagePath } from '#src/contract/worker/page-paths.ts';
import { send, wantedBy } from '../http/answer.ts';
import type { App } from '../http/app-env.ts';
import { cookieLanguage } from '../http/cookie-language.ts';
import type { ServedDocuments } from './served-documents.ts';

/** The app's documents, rendered or as an app shell, in the language of the cookie, else the merchant's [S1-001]. */
export function addDocuments(app: App, documents: () => ServedDocuments | null): void {
  app.get('*', async (c, next) => {
    const made = documents();
    const { path } = c.req;
    if (!made || (path !== '/index.html' && !isPagePath(path, made.isNamed))) return next();
    const language = cookieLanguage(c);
    // One with a code in its address asks for no file before its first script has taken that out.
    const coded = c.req.query(handoverField) !== undefined;
    const address = c.req.url.slice(c.req.url.indexOf('/', 'https://'.length));
    const document = coded ? await made.withCode(path, language) : await made.find(address, language);
    if (!document) return next();
    const answer = send(c, await document.answer(wantedBy(c)));
    // Caches store a response under its address: one with a code in it must not be cached [S1-339].
    if (coded) answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });
}
