import { createHash } from 'node:crypto';

/**
 * Names of prepared statements on PostgreSQL, by their text. Only queries that are compiled once (compiled.ts) are listed, so
 * that the number of statements of a connection stays bounded.
 */
const names = new Map<string, string>();

/**
 * A name derives from the text alone: behind a pooler that shares a database connection between gateways, a name that another
 * gateway has prepared always means the same statement.
 */
export function prepareOnPostgres(text: string): void {
  if (!names.has(text)) names.set(text, `mare_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);
}

export const preparedName = (text: string): string | undefined => names.get(text);
