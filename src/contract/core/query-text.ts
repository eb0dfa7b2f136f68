/**
 * The parameters of an address as text: no value becomes a number, a boolean or a list. The first of several with the same name
 * counts, as on the gateway.
 */
export function readQuery(text: string): Record<string, string> {
  const query = new URLSearchParams(text);
  return Object.fromEntries([...query.keys()].map((name) => [name, query.get(name) ?? '']));
}

/** The query of an address, with its '?' unless empty: each value as text; fields without a value are left out. */
export function writeQuery(fields: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
  const text = String(query);
  return text && `?${text}`;
}

/** A whole number of an address, in digits alone; undefined if invalid or out of range. */
export function wholeNumber(given: unknown, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(String(given)) ? Number(given) : NaN;
  return number >= least && number <= most ? number : undefined;
}
