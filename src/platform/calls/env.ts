import type { Language } from '#src/contract/core/wire.ts';

/** Configuration of a build, by its `VITE_…` variables. */
export type Env = {
  /** The one merchant of this site [S1-035]. */
  merchant: string;
  /** Where the access token is sent: `Authorization: Bearer`, or the field that the requirements name [S1-401]. */
  tokenTransport: 'header' | 'payload';
  /** The gateway's origin if it differs from the app's, without a trailing slash; else empty. */
  apiBase: string;
  /** The language of a first visit [S1-001]. */
  language: Language;
};

/** Reads the variables; an invalid value fails here, at start, and not at the first call. */
export function readEnv(given: Readonly<Record<string, unknown>>): Env {
  const read = (name: string, fallback: string, form: RegExp): string => {
    const value = given[`VITE_${name}`] ?? fallback;
    if (typeof value === 'string' && form.test(value)) return value;
    throw new Error(`VITE_${name} must fit ${form}`);
  };
  return {
    merchant: read('MERCHANT', 'mare', /^[\w.-]{1,64}$/),
    // The values were checked against the types' patterns.
    tokenTransport: read('TOKEN_TRANSPORT', 'header', /^(?:header|payload)$/) as Env['tokenTransport'],
    apiBase: read('API_BASE', '', /^(?:https?:\/\/\S+)?$/).replace(/\/+$/, ''),
    language: read('LANGUAGE', 'pt', /^(?:pt|en)$/) as Language,
  };
}

/** Vite defines `import.meta.env`; a script in Node has none and uses the defaults. */
export const env: Env = readEnv((import.meta.env as Record<string, unknown> | undefined) ?? {});
