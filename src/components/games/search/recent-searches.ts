import * as v from 'valibot';
import { useEffect, useState } from 'react';
import { defineStored } from '#src/platform/storage/storage.ts';
import { foldText } from '#src/contract/core/fold-text.ts';

/** A search text and its time; epoch ms. */
const RecentSearch = v.object({ text: v.pipe(v.string(), v.maxLength(60)), at: v.number() });
export type RecentSearch = v.InferOutput<typeof RecentSearch>;

/** Maximum number of stored searches. */
const most = 8;

/** This visitor's searches, most recent first; deleted at logout and at a change of member [S1-281]. */
export const storedSearches = defineStored<RecentSearch[]>({
  key: 'recentSearches',
  owner: 'member',
  version: 1,
  schema: v.array(RecentSearch),
  fallback: [],
});

/** Records a search; a repeated one moves to the front. */
export const rememberSearch = (text: string, at: number): Promise<RecentSearch[]> =>
  storedSearches.update((old) =>
    [{ text, at }, ...old.filter((search) => search.text.toLowerCase() !== text.toLowerCase())].slice(0, most),
  );

/** Recent searches that begin with the typed text, and a function to delete all of them. */
export function useRecentSearches(typed: string): { searches: RecentSearch[]; forget: () => void } {
  const [known, setKnown] = useState<RecentSearch[]>([]);
  useEffect(() => {
    let wanted = true;
    void storedSearches.get().then((stored) => wanted && setKnown(stored));
    return () => {
      wanted = false;
    };
  }, []);
  const begun = foldText(typed.trim());
  const searches = known.filter(({ text }) => {
    const folded = foldText(text);
    return folded.startsWith(begun) && folded !== begun;
  });
  const forget = () => {
    setKnown([]);
    void storedSearches.remove();
  };
  return { searches, forget };
}
