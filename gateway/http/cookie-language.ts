import { languageCookie } from '#src/contract/worker/home-document.ts';
import { Language } from '#src/contract/core/wire.ts';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { AppContext } from './app-env.ts';

/** The language that was chosen in the app, if one was [S1-001]. */
export function cookieLanguage(c: AppContext): Language | undefined {
  const cookie = getCookie(c, languageCookie);
  return v.is(Language, cookie) ? cookie : undefined;
}
