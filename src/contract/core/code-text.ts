/** A code as addresses carry it, of a vendor, a game or a mode; undefined for what is none. */
export const codeText = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : undefined;

/** The codes of an address under these names; what is none is left out. */
export const codesOf = <Name extends string>(given: Record<string, unknown>, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, codeText(given[name])])) as { [name in Name]?: string | undefined };
