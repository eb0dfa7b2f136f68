import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { versions } from '../db/changes.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { type Action, type ActionContext, defineAction, OperatorError } from './define-action.ts';
import type { Given } from './fields.ts';
import { Account, option, readBy, Text, word } from './inputs.ts';
import { allParts, partsOf } from './parts.ts';

const parts = { title_pt: Text, sort_order: v.optional(option(v.string(), { name: 'order', shown: '10' }), '100') };
const action = defineAction({
  name: 'thing set',
  summary: 'write a thing',
  input: v.object({
    account: Account,
    kind: word(v.picklist(['a', 'b'])),
    rest: v.optional(word(v.array(v.string()), 'more')),
    ...parts,
    price: option(
      readBy((text) => {
        if (text === '0') throw new OperatorError('Nothing is free.');
        return Number(text);
      }),
      { shown: '5.00' },
    ),
    forced: v.optional(v.boolean()),
  }),
  asks: ({ kind }) => (kind === 'a' ? 'Continue?' : null),
  run: (_context, { price }) => `${price * 2}`,
});

/** The sentence that refuses an input; null where it is taken. */
const refusalOf = (one: Action, given: Given) => {
  const ready = one.prepare(given);
  return ready instanceof OperatorError ? ready.message : null;
};

describe('an action', () => {
  it('has its fields from the schema: words, options and flags', () => {
    expect(action.fields.map(({ kind, name, shown, needed }) => [kind, name, shown, needed])).toEqual([
      ['word', 'account', 'account', true],
      ['word', 'kind', 'a|b', true],
      ['word', 'rest', 'more', false],
      ['option', 'title-pt', '…', true],
      ['option', 'order', '10', false],
      ['option', 'price', '5.00', true],
      ['flag', 'forced', '…', false],
    ]);
    expect(action.fields.filter(({ several }) => several).map(({ name }) => name)).toEqual(['rest']);
    expect(action.fields.filter(({ ofMember }) => ofMember).map(({ name }) => name)).toEqual(['account']);
  });

  const whole = { account: 'ana', kind: 'a', title_pt: 'Maré', price: '2' };
  it.each([
    [{ kind: 'c' }, 'Say one of a, b.'],
    [{ title_pt: ' ' }, '--title-pt is needed.'],
    [{ price: '0' }, 'Nothing is free.'],
  ])('refuses %j in a sentence', (given, sentence) => {
    expect(refusalOf(action, { ...whole, ...given })).toBe(sentence);
  });

  it('says what is missing, with an example where there is one', () => {
    const { price: _, ...cheap } = whole;
    expect(refusalOf(action, cheap)).toBe('--price is needed, such as --price 5.00.');
  });

  it('asks about its input', () => {
    expect(action.prepare(whole)).toMatchObject({ question: 'Continue?' });
    expect(action.prepare({ ...whole, kind: 'b' })).toMatchObject({ question: null });
  });
});

describe('parts', () => {
  const change = defineAction({
    name: 'thing change',
    summary: 'write parts',
    input: partsOf({ id: word(v.string(), 'id') }, parts),
    run: (_context, given) => JSON.stringify(given),
  });

  it('may all be left out but one', () => {
    expect(refusalOf(change, { id: 'x' })).toBe('Say what is to be written.');
    expect(refusalOf(change, { id: 'x', title_pt: 'Maré' })).toBeNull();
  });

  it('of a new thing have their defaults, and those without are needed', () => {
    expect(allParts(parts, { title_pt: 'Maré' })).toEqual({ title_pt: 'Maré', sort_order: '100' });
    expect(() => allParts(parts, {})).toThrow('--title-pt is needed.');
  });
});

forEachDatabase((dialect) => {
  describe('an action that writes', async () => {
    const gateway = await createTestGateway({ dialect });
    afterAll(() => gateway.close());
    const run = async (one: Action) => {
      const ready = one.prepare({});
      if (ready instanceof OperatorError) throw ready;
      return ready.run({ ...gateway, by: 'ana' } as unknown as ActionContext);
    };
    const writing = (fails: boolean) =>
      defineAction({
        name: 'banner empty',
        summary: 'remove every banner',
        changes: ['banners', 'games'],
        run: async ({ db }) => {
          await db.insertInto('changes').values({ topic: 'help', version: 1 }).execute();
          if (fails) throw new OperatorError('No.');
          return 'done';
        },
      });

    it('does all of it or nothing, and notes its topics with it', async () => {
      await expect(run(writing(true))).rejects.toThrow('No.');
      expect(await versions(gateway.db)).toEqual(new Map());
      expect(await run(writing(false))).toBe('done');
      expect([...(await versions(gateway.db)).keys()].toSorted()).toEqual(['banners', 'games', 'help']);
    });
  });
});
