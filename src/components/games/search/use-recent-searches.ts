import { useEffect, useState } from 'react';
import { foldText } from '#src/contract/core/fold-text.ts';
import { type RecentSearch, storedSearches } from './recent-searches.ts';

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
