import * as v from 'valibot';
import { defineStored } from '#src/platform/storage/storage.ts';

/** What was searched for, and when; epoch ms. */
const RecentSearch = v.object({ text: v.pipe(v.string(), v.maxLength(60)), at: v.number() });
export type RecentSearch = v.InferOutput<typeof RecentSearch>;

/** So many are kept. */
const most = 8;

/** What this visitor searched for, last first; gone at logout and at a change of member [S1-281]. */
export const storedSearches = defineStored<RecentSearch[]>({
  key: 'recentSearches',
  owner: 'member',
  version: 1,
  schema: v.array(RecentSearch),
  fallback: [],
});

/** Notes a search that was made; one that was made before moves to the front. */
export const rememberSearch = (text: string, at: number): Promise<RecentSearch[]> =>
  storedSearches.update((old) =>
    [{ text, at }, ...old.filter((search) => search.text.toLowerCase() !== text.toLowerCase())].slice(0, most),
  );
