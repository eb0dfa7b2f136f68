/** Joins class names; what is false, empty or missing is left out. No name at all gives undefined, so no empty attribute. */
export function cx(...names: readonly (string | false | 0 | 0n | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
