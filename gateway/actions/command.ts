import type { DeleteResult, Kysely, Transaction, UpdateResult } from 'kysely';
import { noteChange } from '../db/changes.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { SecretStore } from '../process/secret-store.ts';
import type { Topic } from '#src/contract/topics.ts';
import { Code } from '#src/contract/wire.ts';
import * as v from 'valibot';

/**
 * What a command works with; `merchant` is the code of the merchant that the site serves, `by` the name of the operator.
 * `secrets` are the gateway's own, `config` says which origins pages may frame.
 */
export type Operator = {
  readonly db: Kysely<Tables>;
  readonly clock: () => number;
  readonly merchant: string;
  readonly secrets: SecretStore;
  readonly config: Pick<Config, 'gamesOrigin' | 'frameOrigins'>;
  readonly by: string;
  readonly logger: Logger;
  readonly print: (line: string) => void;
};

/** The options as given; a flag that was not given is missing. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Printed as columns of equal width. */
export type Rows = readonly (readonly (string | number)[])[];

/**
 * One command. `name` is what is typed, `takes` the arguments after it, `<needed>`, `[optional]` or `<several…>`. `flags` are
 * the options, `[…]` where they may be left out: `--name …` takes a text, `--name` alone says yes. `asks` puts what is about
 * to happen as a question, for commands that visitors or members feel at once; `--yes` answers it. `run` answers what to print.
 * What only `reads` is not noted as a security event.
 */
export type Command = {
  readonly name: string;
  readonly reads?: true;
  readonly takes?: string;
  readonly help: string;
  readonly flags?: string;
  readonly asks?: (words: readonly string[], options: Options) => string | null;
  readonly run: (operator: Operator, words: readonly string[], options: Options) => Promise<string | Rows>;
};

/** What the operator did wrong, in one sentence. */
export class OperatorError extends Error {}

/** Writes in one transaction and tells every gateway on the database what has changed. */
export function change<T>({ db }: Operator, topic: Topic, write: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return transact(db, async (trx) => {
    const value = await write(trx);
    await noteChange(trx, topic);
    return value;
  });
}

/** The same for a write to one row, which has to be there; `what` it is, such as `vendor AB`. */
export async function changeOne(
  operator: Operator,
  topic: Topic,
  what: string,
  write: (trx: Transaction<Tables>) => Promise<UpdateResult | DeleteResult>,
): Promise<void> {
  await change(operator, topic, async (trx) => {
    const result = await write(trx);
    const rows = 'numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows;
    if (rows === 0n) throw new OperatorError(`There is no ${what}.`);
  });
}

/** An id that the operator chooses; `thing` it names begins the sentence that refuses another, such as `A banner`. */
export function readId(id: string, thing: string): string {
  if (v.is(Code, id)) return id;
  throw new OperatorError(`${thing} has an id of letters and digits.`);
}

/** How many rows a table has. */
export async function countRows({ db }: Operator, table: keyof Tables): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** `on` or `off`, nothing else. */
export function readSwitch(word: string | undefined): boolean {
  if (word === 'on' || word === 'off') return word === 'on';
  throw new OperatorError(`Say on or off, not ${word ?? 'nothing'}.`);
}

/** What `readSwitch` reads. */
export const writeSwitch = (on: boolean | number | undefined): string => (on ? 'on' : 'off');

/** A text option that must be there. */
export function readText(options: Options, name: string): string {
  const value = options[name];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new OperatorError(`--${name} is needed.`);
}

/** Text columns from the options of their names; of a row that was there `before`, what is left out stays as it was. */
export function readTexts<C extends string>(
  options: Options,
  columns: readonly C[],
  before?: Readonly<Record<C, string>>,
): Record<C, string> {
  const textOf = (column: C) => {
    const name = column.replace('_', '-');
    return before && !(name in options) ? before[column] : readText(options, name);
  };
  return Object.fromEntries(columns.map((column) => [column, textOf(column)])) as Record<C, string>;
}

/** The place in a list from `--order`; where it is left out the place from `before`, or among the last. */
export function readOrder({ order }: Options, before = 100): number {
  if (order === undefined) return before;
  if (typeof order === 'string' && /^\d{1,4}$/.test(order)) return Number(order);
  throw new OperatorError('--order is a whole number up to 9999.');
}

/** Refuses a command that writes the parts that are given when none is. */
export function refuseNothing(options: Options): void {
  if (Object.keys(options).every((name) => name === 'yes')) throw new OperatorError('Say what is to be written.');
}

/** Prints rows as columns of equal width. */
export function printRows({ print }: Operator, rows: Rows): void {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  for (const row of texts) print(lineOf(row).trimEnd());
}

/** Epoch milliseconds → `2026-03-14 12:00 UTC` */
export const printTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** What a member wrote, on one line: a terminal obeys control characters, and what turns text around hides what is said. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
