import type { Language } from '#src/contract/wire.ts';

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

const oneOf = <const T extends string>(name: string, given: unknown, choices: readonly [T, ...T[]]): T => {
  const found = given === undefined ? choices[0] : choices.find((choice) => choice === given);
  if (found === undefined) throw new Error(`${name} must be one of ${choices.join(', ')}`);
  return found;
};

const text = (name: string, given: unknown, fallback: string, form: RegExp): string => {
  if (given === undefined) return fallback;
  if (typeof given !== 'string' || !form.test(given)) throw new Error(`${name} has a value that cannot be used`);
  return given;
};

/** Reads the variables; one with a value that nobody knows fails here, at start, and not at the first call. */
export function readEnv(given: Readonly<Record<string, unknown>>): Env {
  return {
    merchant: text('VITE_MERCHANT', given['VITE_MERCHANT'], 'mare', /^[\w.-]{1,64}$/),
    tokenTransport: oneOf('VITE_TOKEN_TRANSPORT', given['VITE_TOKEN_TRANSPORT'], ['header', 'payload']),
    apiBase: text('VITE_API_BASE', given['VITE_API_BASE'], '', /^(?:https?:\/\/\S+)?$/).replace(/\/+$/, ''),
    language: oneOf('VITE_LANGUAGE', given['VITE_LANGUAGE'], ['pt', 'en']),
  };
}

/** Vite fills `import.meta.env` in; a script in Node has none and runs on the defaults. */
export const env: Env = readEnv((import.meta.env as Record<string, unknown> | undefined) ?? {});
