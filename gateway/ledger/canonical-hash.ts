import { hash } from 'node:crypto';

/** SHA-256 of a text, in hex: stored instead of codes and tokens. */
export const hashText = (text: string): string => hash('sha256', text);

/** The same hash for the same JSON value, in whatever order its fields came; fields without a value do not count. */
export const canonicalHash = (value: unknown): string => hashText(JSON.stringify(value, sorted) ?? '');

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
