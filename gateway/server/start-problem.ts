import { ConfigError } from '../process/config.ts';
import { isStorageFull, storageFull } from '../process/storage-full.ts';
import { DataFolderError, DataInUseError } from '../db/data-lock.ts';

/** Error codes of PostgreSQL, the network and the file system for an unusable database. */
const databaseProblems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The database named by DATABASE_URL refuses connections; is the server running?',
  ENOTFOUND: 'The host named by DATABASE_URL is not known.',
  EAI_AGAIN: 'The host named by DATABASE_URL is not known.',
  ETIMEDOUT: 'The database named by DATABASE_URL does not answer.',
  '28P01': 'The database named by DATABASE_URL refuses the user name or password.',
  '28000': 'The database named by DATABASE_URL refuses this user.',
  '3D000': 'The database named by DATABASE_URL does not exist.',
  '42501': 'The user named by DATABASE_URL may not create tables.',
};

/** One sentence for the operator when a start failed for a reason they can fix; null for a fault of ours. */
export function startProblem(error: unknown): string | null {
  if (isStorageFull(error)) return `The disk of the database or of the data folder is full (${storageFull}).`;
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof ConfigError || cause instanceof DataInUseError || cause instanceof DataFolderError)
      return cause.message;
    if (cause instanceof AggregateError && cause.errors.length > 0) return startProblem(cause.errors[0]);
    const known = 'code' in cause && typeof cause.code === 'string' ? databaseProblems[cause.code] : undefined;
    if (known) return known;
  }
  return null;
}
