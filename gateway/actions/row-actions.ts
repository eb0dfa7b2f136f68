import type { DeleteResult, UpdateResult } from 'kysely';
import * as v from 'valibot';
import type { Topic } from '#src/contract/core/topics.ts';
import { flag } from '../db/flag.ts';
import type { Tables } from '../db/tables.ts';
import { type Action, type ChangeContext, defineAction, OperatorError } from './define-action.ts';
import { Id, idOf, OnOff, word } from './inputs.ts';
import { allParts, type Parts, partsOf } from './parts.ts';
import { writeSwitch } from './print.ts';

/** The tables whose rows have an id. */
type RowTable = { [T in keyof Tables]: Tables[T] extends { id: string } ? T : never }[keyof Tables];

/** Rows that an operator writes: what one of them is called, an id as `sample`, their table and topic, and the first word of their actions. */
type Rows<T extends RowTable> = {
  readonly thing: string;
  readonly sample: string;
  readonly table: T;
  readonly topic: Topic;
  /** The command's first word, where it differs from the thing. */
  readonly group?: string;
};

/** Every one of these tables has an id, and a query by the id needs no other column. */
const any = (table: RowTable) => table as 'banners';

const rowWord = v.object({ id: Id });

/** Throws where a write changed no row; `what` names it, such as `vendor AB`. */
export function refuseNone(result: DeleteResult | UpdateResult, what: string): void {
  const rows = 'numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows;
  if (rows === 0n) throw new OperatorError(`There is no ${what}.`);
}

/**
 * The action that inserts a row or updates the given parts of it; a new row needs the parts without a default, and gets `fresh`
 * as well. `columns` converts parts that are no columns, and throws OperatorError for parts that contradict each other.
 */
export const writing = <T extends RowTable, const P extends v.ObjectEntries>(
  { thing, sample, table, topic, group = thing }: Rows<T>,
  { summary, example, parts, fresh, columns }: Writing<T, P>,
): Action =>
  defineAction({
    name: `${group} set`,
    summary,
    examples: [`${group} set ${sample} ${example}`],
    input: partsOf({ id: idOf(thing) }, parts),
    changes: [topic],
    run: async (context, input) => {
      const { id, ...rest } = input as unknown as { readonly id: string };
      const given = rest as Parts<P>;
      const { db } = context;
      const row = await db.selectFrom(any(table)).selectAll().where('id', '=', id).executeTakeFirst();
      const old = row as Tables[T] | undefined;
      const said = old ? given : allParts(parts, given);
      const set = columns ? await columns(context, said, old) : said;
      if (old) await db.updateTable(any(table)).set(set).where('id', '=', id).execute();
      else
        await db
          .insertInto(any(table))
          .values({ id, ...fresh, ...set } as Tables['banners'])
          .execute();
      return `wrote ${id}`;
    },
  });

type Writing<T extends RowTable, P extends v.ObjectEntries> = {
  readonly summary: string;
  /** The options of a row that is new. */
  readonly example: string;
  readonly parts: P;
  readonly fresh?: Partial<Tables[T]>;
  readonly columns?: (
    context: ChangeContext,
    given: Parts<P>,
    old: Tables[T] | undefined,
  ) => Partial<Tables[T]> | Promise<Partial<Tables[T]>>;
};

/** The action that deletes a row. */
export const removal = <T extends RowTable>({ thing, sample, table, topic, group = thing }: Rows<T>): Action =>
  defineAction({
    name: `${group} remove`,
    summary: `delete a ${thing}`,
    examples: [`${group} remove ${sample}`],
    input: rowWord,
    changes: [topic],
    asks: ({ id }) => `The ${thing} ${id} is deleted. Continue?`,
    run: async ({ db }, { id }) => {
      refuseNone(await db.deleteFrom(any(table)).where('id', '=', id).executeTakeFirst(), `${thing} ${id}`);
      return `removed ${id}`;
    },
  });

/** The action `name` that switches a column of a row on or off. */
export const switching = <T extends RowTable>(
  { thing, sample, table, topic, group = thing }: Rows<T>,
  name: string,
  column: keyof Tables[T] & string,
  summary: string,
): Action =>
  defineAction({
    name: `${group} ${name}`,
    summary,
    examples: [`${group} ${name} ${sample} on`],
    input: v.object({ ...rowWord.entries, on: word(OnOff) }),
    changes: [topic],
    run: async ({ db }, { id, on }) => {
      const set = { [column]: flag(on) };
      const result = await db.updateTable(any(table)).set(set).where('id', '=', id).executeTakeFirst();
      refuseNone(result, `${thing} ${id}`);
      return `${column} of ${id} is ${writeSwitch(on)}`;
    },
  });

type Turning = {
  readonly on: string;
  readonly off: string;
  readonly asks?: (id: string) => string;
  readonly ends?: (context: ChangeContext, id: string) => Promise<void>;
};

/**
 * The actions `on` and `off` of a row that is shown or not: what each of them does, what `off` asks before members feel it, and what ends
 * with it in the same transaction.
 */
export const onAndOff = <T extends RowTable>(
  { thing, sample, table, topic, group = thing }: Rows<T>,
  { on, off, asks, ends }: Turning,
): readonly Action[] => {
  const turn = (said: 'on' | 'off', summary: string) =>
    defineAction({
      name: `${group} ${said}`,
      summary,
      examples: [`${group} ${said} ${sample}`],
      input: rowWord,
      changes: [topic],
      asks: ({ id }) => (said === 'off' && asks ? asks(id) : null),
      run: async (context, { id }) => {
        if (said === 'off') await ends?.(context, id);
        const set = { active: flag(said === 'on') };
        const result = await context.db.updateTable(any(table)).set(set).where('id', '=', id).executeTakeFirst();
        refuseNone(result, `${thing} ${id}`);
        return `${thing} ${id} is ${said}`;
      },
    });
  return [turn('on', on), turn('off', off)];
};
