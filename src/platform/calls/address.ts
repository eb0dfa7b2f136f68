import { writeQuery } from '#src/contract/core/query-text.ts';

/** A query as sent: fields without a value are left out. */
export function toSearch(query: unknown): Record<string, string> {
  const fields = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

/** The address of a query, without its origin, as the worker and the pages name it. */
export function addressOf(path: string, query: unknown): string {
  return path + writeQuery(toSearch(query));
}
