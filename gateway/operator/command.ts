import type { ParseArgsOptionsConfig } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { noteChange } from '../db/changes.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Topic } from '#src/contract/topics.ts';

/** What a command works with; `merchant` is the code of the merchant that the site serves. */
export type Operator = {
  readonly db: Kysely<Tables>;
  readonly clock: () => number;
  readonly merchant: string;
  readonly print: (line: string) => void;
};

/** The options as given; a flag that was not given is missing. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/**
 * One command. `name` is what is typed, `takes` the arguments after it, `<needed>` or `[optional]`. `asks` puts what is about
 * to happen as a question, for commands that visitors or members feel at once; `--yes` answers it.
 */
export type Command = {
  readonly name: string;
  readonly takes: string;
  readonly help: string;
  /** The options as they are typed, for the help; `[…]` may be left out. */
  readonly flags?: string;
  readonly options?: ParseArgsOptionsConfig;
  readonly asks?: (words: readonly string[], options: Options) => string | null;
  readonly run: (operator: Operator, words: readonly string[], options: Options) => Promise<void>;
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

/** `on` or `off`, nothing else. */
export function readSwitch(word: string | undefined): boolean {
  if (word === 'on' || word === 'off') return word === 'on';
  throw new OperatorError(`Say on or off, not ${word ?? 'nothing'}.`);
}

/** A text option that must be there. */
export function readText(options: Options, name: string): string {
  const value = options[name];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new OperatorError(`--${name} is needed.`);
}

/** A text option of something that may be there already: left out, it stays as it was. */
export const readPart = (options: Options, name: string, before: string | undefined): string =>
  before !== undefined && !(name in options) ? before : readText(options, name);

/** Prints rows as columns of equal width. */
export function printRows({ print }: Operator, rows: readonly (readonly (string | number)[])[]): void {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  for (const row of texts)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Epoch milliseconds → `2026-03-14 12:00 UTC` */
export const printTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
