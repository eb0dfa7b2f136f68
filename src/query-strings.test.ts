import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { readRecordSearch } from '#src/components/kit/records/record-search.ts';
import { readQuery, writeQuery } from '#src/contract/core/query-text.ts';
import { readPromotionsSearch } from '#src/features/promotions/promotions.search.ts';
import { createAppRouter } from './router.tsx';

type Search = Record<string, unknown>;
type ReadSearch = (query: Search) => Search;

const routerAt = (address: string) =>
  createAppRouter(createStore(), createMemoryHistory({ initialEntries: [address] }));
const { routesById }: { routesById: object } = routerAt('/');
const routes = Object.values<AnyRoute>(routesById as Record<string, AnyRoute>);

/** The search parameters of each route, and the two that pages parse themselves. */
const readers: [string, ReadSearch][] = [
  ...routes.flatMap(({ fullPath, options }): [string, ReadSearch][] =>
    typeof options.validateSearch === 'function' ? [[fullPath as string, options.validateSearch as ReadSearch]] : [],
  ),
  ['/m/activity', readPromotionsSearch],
  ['lists of records', (query) => readRecordSearch(query, { state: ['won', 'lost'], category: ['RNG'] })],
];

const names = 'gameType vassalage show bet q i affiliateCode vendor code prize_mode page playType pageBack'.split(' ');
names.push('game', 'merchant', 'css', 'by', 'from', 'to', 'state', 'category');
const likely = fc.constantFrom('RNG', 'hot', '0.5', '5', '12E2', '1e5', '0012', 'true', 'null', '[1]', '"x"', 'sms');
const days = fc.constantFrom('2026-11-01', '2026-11-26', '9999-12-31');
const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 70 }), likely, days, fc.integer().map(String));
const query = fc.dictionary(fc.constantFrom(...names), value);

describe.each(readers)('the search of %s', (_, read) => {
  it('is the same when it is read from what was written of it', () => {
    fc.assert(
      fc.property(query, (fields) => {
        const search = read(readQuery(writeQuery(fields)));
        expect(read(readQuery(writeQuery(search)))).toEqual(search);
      }),
      { numRuns: 300 },
    );
  });
});

const lookalikes = ['12E2', '662E41', '12345678901234567890', '0012', '1e5', 'true', 'null', '1200', '0x10', '-1'];

/** The innermost route's search at an address, and the address of a link with it. */
function opened(address: string) {
  const router = routerAt(address);
  const { pathname, search } = router.latestLocation;
  const { publicHref } = router.buildLocation({ to: pathname, search: true, _includeValidateSearch: true });
  const read = router.matchRoutes(pathname, search).at(-1)?.search as Search;
  return { publicHref, read };
}

it.each(lookalikes)('%s in an address is what the page gets, and stays in the address [S1-159]', (text) => {
  for (const [path, name] of [
    ['/m/register', 'affiliateCode'],
    ['/m/register.html', 'affiliateCode'],
    ['/m/gameList', 'q'],
    ['/m/launchGame', 'game'],
    ['/m/gameList', 'vassalage'],
    ['/m/lotteryHistory', 'code'],
  ] as const) {
    const address = `${path}?${name}=${text}`;
    const { publicHref, read } = opened(address);
    expect([read[name], publicHref]).toEqual([text, address]);
  }
});

it('what looks like JSON is searched for as it is, and has no quotes of its own in the address', () => {
  for (const [text, written] of [
    ['"x"', '%22x%22'],
    ['[1]', '%5B1%5D'],
    ['{"a":1}', '%7B%22a%22%3A1%7D'],
  ]) {
    const address = `/m/gameList?gameType=RNG&q=${written}`;
    expect(opened(address)).toMatchObject({ publicHref: address, read: { q: text } });
  }
});

it('numbers are made by the routes that want them', () => {
  expect(opened('/m/help?i=2').read).toEqual({ i: 2 });
  expect(opened('/m/help?i=2.0').read['i']).toBeUndefined();
  expect(opened('/m/lotteryHistory?code=12&page=3').read).toMatchObject({ code: '12', page: 3 });
});

it('parameters that a page does not read stay in its address unchanged', () => {
  expect(opened('/m/help?utm_id=0012&x=1e3&i=1').publicHref).toBe('/m/help?utm_id=0012&x=1e3&i=1');
});
