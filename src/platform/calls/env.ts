import type { Language } from '#src/contract/core/wire.ts';

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
export function readEnv(given: Readonly<Record<string, unknown>>): Env {
  const read = (name: string, fallback: string, form: RegExp): string => {
    const value = given[`VITE_${name}`] ?? fallback;
    if (typeof value === 'string' && form.test(value)) return value;
    throw new Error(`VITE_${name} must fit ${form}`);
  };
  return {
    merchant: read('MERCHANT', 'mare', /^[\w.-]{1,64}$/),
    // The forms are those of the types.
    tokenTransport: read('TOKEN_TRANSPORT', 'header', /^(?:header|payload)$/) as Env['tokenTransport'],
    apiBase: read('API_BASE', '', /^(?:https?:\/\/\S+)?$/).replace(/\/+$/, ''),
    language: read('LANGUAGE', 'pt', /^(?:pt|en)$/) as Language,
  };
}

/** Vite fills `import.meta.env` in; a script in Node has none and runs on the defaults. */
export const env: Env = readEnv((import.meta.env as Record<string, unknown> | undefined) ?? {});
