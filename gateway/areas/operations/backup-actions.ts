import { closeSync, openSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { word } from '#gateway/actions/inputs.ts';
import { isPostgres } from '#gateway/db/is-postgres.ts';

/** A copy of the embedded database. */
export const backupActions = [
  defineAction({
    name: 'backup',
    outside: true,
    examples: ['backup copy.db'],
    summary: 'copy the embedded database to a new file, while the gateway runs',
    input: v.object({ file: word(v.string(), 'file') }),
    run: copyDatabase,
  }),
];

/** Copies the database in one read, which concurrent writes neither delay nor restart. */
async function copyDatabase({ db }: ActionContext, { file: name }: { file: string }) {
  if (isPostgres(db)) throw new OperatorError('PostgreSQL is copied by its own pg_dump.');
  const file = resolve(name);
  makeEmpty(file);
  try {
    await sql`vacuum into ${file}`.execute(db);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  return `copied to ${file}`;
}

/** A new file that only its owner can read, as the database is. */
function makeEmpty(file: string) {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const there = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new OperatorError(there ? `There is a file ${file} already.` : `The file ${file} cannot be written.`, {
      cause: error,
    });
  }
}
