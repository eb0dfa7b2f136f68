import type { DeleteResult, Transaction, UpdateResult } from 'kysely';
import { noteChange } from '../db/changes.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Action, ActionContext } from './define-action.ts';
import type { Field } from './fields.ts';
import { OperatorError } from './operator-error.ts';
import type { Rows } from './print.ts';
import type { Topic } from '#src/contract/topics.ts';
import { Code } from '#src/contract/wire.ts';
import * as v from 'valibot';

export type Operator = ActionContext;
export type { Rows } from './print.ts';
export { printTime, oneLine, writeSwitch } from './print.ts';
export { OperatorError } from './operator-error.ts';

/** The options as given; a flag that was not given is missing. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

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

/** A command as an action, whose fields are read out of its usage. */
export function fromCommand({ name, reads, takes = '', help, flags = '', asks, run }: Command): Action {
  const words = [...takes.matchAll(/([<[])([^>\]]+)[>\]]/g)].map(([, bracket, shown = '']): Field => ({
    ...{ key: `<${shown}>`, kind: 'word', name: shown, shown: shown.replace('…', ''), needed: bracket === '<' },
    ...{ several: shown.endsWith('…'), values: [], joined: undefined, ofMember: shown === 'account' },
  }));
  const options = [...flags.matchAll(/\[[^\]]*\]|--[\w-]+(?: (?!--|\[)\S+)?/g)].flatMap(([group]) =>
    [...group.matchAll(/(\s\|\s|\s)?--([\w-]+)(?: (?!--|\[|\|)("[^"]*"|[^\s\]]+))?/g)].map(
      ([, joined, option = '', shown = '']): Field => ({
        ...{ key: option, kind: shown ? 'option' : 'flag', name: option, shown, needed: !group.startsWith('[') },
        ...{ several: false, values: [], joined, ofMember: false },
      }),
    ),
  );
  return {
    ...{ name, summary: help, reads: reads === true, changes: [], fields: [...words, ...options] },
    prepare: (given) => {
      const typed = words.flatMap(({ key }) => (given[key] ?? []) as string | readonly string[]);
      const said = Object.fromEntries(Object.entries(given).filter(([key]) => !key.startsWith('<'))) as Options;
      return { question: asks?.(typed, said) ?? null, run: (operator) => run(operator, typed, said) };
    },
  };
}

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
