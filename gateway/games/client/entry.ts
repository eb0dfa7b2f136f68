import * as v from 'valibot';
import type { Bet } from './bet.ts';

const tokenKey = 'slot-token';
const preferencesKey = 'slot-preferences';
const Preferences = v.object({
  sound: v.boolean(),
  turbo: v.optional(v.boolean()),
  bet: v.optional(v.object({ lineStake: v.number(), lines: v.number() })),
});
export type Preferences = { sound: boolean; turbo?: boolean | undefined; bet?: Bet | undefined };

/** The page's launch parameters; removes the launch code from the address before anything else runs. */
export function takeEntry(): { code?: string; vendor?: string; language: 'pt' | 'en' } {
  const url = new URL(location.href);
  const { code, vendor, lang } = Object.fromEntries(url.searchParams);
  if (code !== undefined) {
    url.searchParams.delete('code');
    history.replaceState(null, '', url);
  }
  const language = (lang ?? navigator.language).toLowerCase().startsWith('en') ? 'en' : 'pt';
  return { language, ...(code === undefined ? {} : { code }), ...(vendor === undefined ? {} : { vendor }) };
}

/** The session of this tab, for a reload; lost where storage is blocked. */
export const stored = {
  token: (): string | undefined => read(tokenKey),
  storeToken: (token: string): void => write(tokenKey, token),
  dropToken: (): void => write(tokenKey, undefined),
  preferences: (): Preferences => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Preferences), read(preferencesKey));
    return parsed.success ? parsed.output : { sound: false };
  },
  storePreferences: (preferences: Preferences): void => write(preferencesKey, JSON.stringify(preferences)),
};

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // A closed or full storage costs the player nothing but the memory of a reload.
  }
}
