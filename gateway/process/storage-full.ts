/** What SQLite, PostgreSQL and the file system say when there is no room left. */
const codes: ReadonlySet<unknown> = new Set(['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT']);

/** What the log and the operator are told then: a name that an alarm can look for. */
export const storageFull = 'storage_full';

/** Whether an error, or what it was caused by, is a disk without room. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && codes.has(cause.code)) return true;
  }
  return false;
}
