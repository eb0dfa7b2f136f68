import * as v from 'valibot';
import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** Age at which a draft expires, as the device may have another user by then; ms. */
const longestDraft = 30 * 60_000;
const Draft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), values: v.record(v.string(), v.union([v.string(), v.boolean()])) }),
);

/** Secrets are held in memory: they survive navigation, but not a reload. */
const secretsOf = new Map<string, { at: number; values: Values }>();
const keyOf = (name: string) => `draft-${name}`;

/** Stores a form's input in this tab; the fields of `secrets`, in memory. `now` in epoch ms. */
export function saveDraft(name: string, values: Values, secrets: readonly string[], now = Date.now()): void {
  const parts = (secret: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => secrets.includes(field) === secret));
  secretsOf.set(name, { at: now, values: parts(true) });
  storeText('session', keyOf(name), JSON.stringify({ at: now, values: parts(false) }));
}

/** The unsent draft; undefined once expired. `now` in epoch ms. */
export function readDraft(name: string, now = Date.now()): Values {
  const stored = v.safeParse(Draft, readStoredText('session', keyOf(name)));
  const parts = [stored.success ? stored.output : undefined, secretsOf.get(name)];
  const fresh = parts.filter((part) => part && now >= part.at && now - part.at <= longestDraft);
  return Object.assign({}, ...fresh.map((part) => part?.values)) as Values;
}

/** Deletes the draft after it was sent. */
export function dropDraft(name: string): void {
  secretsOf.delete(name);
  storeText('session', keyOf(name), null);
}
