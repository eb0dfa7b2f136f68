import { createHash } from 'node:crypto';

/**
 * Statements that are worth a prepared statement on PostgreSQL, by their text. Only queries that are compiled once
 * (compiled.ts) stand here, so that a connection never collects statements without end.
 */
const names = new Map<string, string>();

/**
 * A name follows from the text alone: behind a pooler that hands one connection of the database to several gateways, a name that
 * another gateway has prepared means the same statement, and never another one.
 */
export function prepareOnPostgres(text: string): void {
  if (!names.has(text)) names.set(text, `mare_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);
}

export const preparedName = (text: string): string | undefined => names.get(text);
