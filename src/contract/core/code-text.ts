/** A code of a vendor, a game or a mode in an address; undefined if invalid. */
export const codeText = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : undefined;

/** The codes of an address under these names; invalid ones are left out. */
export const codesOf = <Name extends string>(given: Record<string, unknown>, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, codeText(given[name])])) as { [name in Name]?: string | undefined };
