/** Error codes of SQLite, PostgreSQL and the file system for a full disk. */
const codes: ReadonlySet<unknown> = new Set(['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT']);

/** Event name of a full disk in the log, for alarms. */
export const storageFull = 'storage_full';

/** Whether an error, or its cause, is a full disk. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && codes.has(cause.code)) return true;
  }
  return false;
}
