import { getCookie } from 'hono/cookie';
import { handoverField } from '#src/contract/handover.ts';
import { languageCookie } from '#src/contract/home-document.ts';
import { Language } from '#src/contract/wire.ts';
import * as v from 'valibot';
import { send, wantedBy } from '../http/answer.ts';
import type { App } from '../http/app-env.ts';
import { isHomePath, isPagePath } from './document-paths.ts';
import type { HomeDocuments } from './home-document.ts';

/** The app's documents: the rendered home in the language of the cookie, else the merchant's [S1-001]; elsewhere a shell. */
export function addDocuments(app: App, documents: () => HomeDocuments | null): void {
  app.get('*', async (c, next) => {
    const path = c.req.path;
    if (!isPagePath(path)) return next();
    const kept = documents();
    const language = readLanguage(getCookie(c, languageCookie));
    // One with a code in its address asks for no file before its first script has taken that out.
    const coded = c.req.query(handoverField) !== undefined;
    const document = isHomePath(path) ? kept?.home(language) : kept?.shell(coded ? undefined : path, language);
    if (!document) return next();
    const answer = send(c, await document.answer(wantedBy(c)));
    // The address is the key that caches keep an answer under: one with a code in it must not be kept [S1-339].
    if (coded) answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });
}

const readLanguage = (cookie: string | undefined) => (v.is(Language, cookie) ? cookie : undefined);
