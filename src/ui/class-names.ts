/** Joins class names, skipping falsy ones. Without any name it returns undefined, so that no empty attribute is rendered. */
export function cx(...names: readonly (string | false | 0 | 0n | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
