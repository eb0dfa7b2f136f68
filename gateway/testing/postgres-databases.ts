import { hash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/open-database.ts';

/** Serializes the making of the template among the processes of a test run. */
const templateLock = 4_317_001;

const migrations = join(import.meta.dirname, '../db/migrations');
const version = hash(
  'sha256',
  readdirSync(migrations)
    .sort()
    .map((name) => readFileSync(join(migrations, name), 'utf8'))
    .join('\n'),
).slice(0, 12);
const template = `mare_template_${version}`;

/** Databases of this process that have been emptied: to make one takes twenty times as long. */
const emptied: string[] = [];
/** A digest of the columns and indexes of each database of this process, as it was made. */
const shapes = new Map<string, string>();

const readShape = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ shape: string }>(
    `select md5(string_agg(part, ';' order by part)) as shape from (
       select concat_ws(' ', attrelid::regclass, attnum, attname, atttypid, attnotnull) as part from pg_attribute
       join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
       union all select pg_get_indexdef(indexrelid) from pg_index
       join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
     ) as parts`,
  );
  return rows[0]?.shape ?? '';
};

/** A database with all tables, empty: an emptied one, or a copy of the template; returns its URL. */
export async function takePostgresDatabase(server: string): Promise<string> {
  return emptied.pop() ?? (await copyTemplate(server));
}

/**
 * Takes back a database that was taken: ends the other connections to it and deletes its rows. A database whose tables a test has
 * changed is not taken again.
 */
export async function returnPostgresDatabase(url: string): Promise<void> {
  await onServer(url, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const { rows } = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_migration%'",
    );
    // Disables foreign keys and the triggers that make the ledger append-only.
    await client.query('set session_replication_role = replica');
    await client.query(rows.map(({ name }) => `delete from ${name}`).join(';'));
    if ((await readShape(client)) === shapes.get(url)) emptied.push(url);
  });
}

async function copyTemplate(server: string): Promise<string> {
  const name = `mare_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    await client.query(`select pg_advisory_lock(${templateLock})`);
    await ensureTemplate(server, client);
    await client.query(`create database ${name} template ${template}`);
  });
  const url = urlOf(server, name);
  shapes.set(url, await onServer(url, readShape));
  return url;
}

/** Creates an empty database, for tests that create their own tables; returns its URL. */
export async function createEmptyPostgresDatabase(server: string): Promise<string> {
  const name = `mare_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  return urlOf(server, name);
}

export async function dropPostgresDatabase(server: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
}

async function ensureTemplate(server: string, client: pg.Client) {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [template]);
  if (rowCount !== 0) return;
  await client.query(`drop database if exists ${template}`);
  await client.query(`create database ${template}`);
  const { close } = await openDatabase({ url: urlOf(server, template) });
  await close();
  // Marked last: a template whose making was cut short is made again.
  await client.query(`update pg_database set datistemplate = true where datname = '${template}'`);
}

const urlOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
