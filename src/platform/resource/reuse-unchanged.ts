type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * `next` with every part that equals the same part of `old` taken from `old`, so that what did not change keeps its
 * identity and is not rendered again. For JSON-like values: anything else counts as changed unless it is identical.
 */
export function reuseUnchanged<T>(old: unknown, next: T): T;
export function reuseUnchanged(old: unknown, next: unknown): unknown {
  if (Object.is(old, next)) return old;
  if (Array.isArray(old) && Array.isArray(next)) {
    const reused = next.map((item: unknown, index) => reuseUnchanged(old[index], item));
    return old.length === next.length && reused.every((item, index) => Object.is(item, old[index])) ? old : reused;
  }
  if (!isPlain(old) || !isPlain(next)) return next;
  const keys = Object.keys(next);
  const reused = Object.fromEntries(keys.map((key) => [key, reuseUnchanged(old[key], next[key])]));
  const same =
    keys.length === Object.keys(old).length && keys.every((key) => key in old && Object.is(reused[key], old[key]));
  return same ? old : reused;
}
