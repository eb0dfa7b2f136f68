/**
 * Statements that are worth a prepared statement on PostgreSQL, by their text. Only queries that are compiled once
 * (compiled.ts) stand here, so that a connection never collects statements without end.
 */
const names = new Map<string, string>();

export function prepareOnPostgres(text: string): void {
  if (!names.has(text)) names.set(text, `mare_${names.size}`);
}

export const preparedName = (text: string): string | undefined => names.get(text);
