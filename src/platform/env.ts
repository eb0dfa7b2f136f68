import * as v from 'valibot';
import { Code, Language } from '#src/contract/wire.ts';

const Given = v.object({
  VITE_MERCHANT: v.optional(Code, 'mare'),
  VITE_TOKEN_TRANSPORT: v.optional(v.picklist(['header', 'payload']), 'header'),
  VITE_API_BASE: v.optional(v.string(), ''),
  VITE_LANGUAGE: v.optional(Language, 'pt'),
});

/** What a build was told, by its `VITE_…` variables. */
export type Env = {
  /** The one merchant of this site [S1-035]. */
  merchant: string;
  /** Where the access token travels: `Authorization: Bearer`, or the field that the requirements name [S1-401]. */
  tokenTransport: 'header' | 'payload';
  /** The gateway's origin when it is not the app's own, without a slash at the end; else empty. */
  apiBase: string;
  /** The language of a first visit [S1-001]. */
  language: Language;
};

/** Reads the variables; one with a value that nobody knows fails here, at start, and not at the first call. */
export function readEnv(given: unknown): Env {
  const checked = v.parse(Given, given);
  return {
    merchant: checked.VITE_MERCHANT,
    tokenTransport: checked.VITE_TOKEN_TRANSPORT,
    apiBase: checked.VITE_API_BASE.replace(/\/+$/, ''),
    language: checked.VITE_LANGUAGE,
  };
}

/** Vite fills `import.meta.env` in; a script in Node has none and runs on the defaults. */
export const env: Env = readEnv(import.meta.env ?? {});
