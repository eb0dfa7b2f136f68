import { useEffect, useRef, useState } from 'react';
import type { IndexedGame } from '#src/contract/game-index.ts';
import { useSearchIndex } from './use-search-index.ts';

/** What is typed counts when nothing has been typed for so long; ms. */
const debounce = 80;
const mostGames = 5;

type Found = { readonly typed: string; readonly games: readonly IndexedGame[] };
const nothing: Found = { typed: '', games: [] };

/**
 * The games that fit what is typed, with the text that they fit: what was found before stays until the next is. `undefined` while the
 * first has still to come; `counted` where a search has been made at all.
 */
export function useFoundGames(text: string) {
  'use memo';
  const { search, isWaiting, vendorName } = useSearchIndex();
  const [found, setFound] = useState(nothing);
  const isFirst = useRef(true);
  const typed = text.trim();
  useEffect(() => {
    if (isWaiting && typed) return undefined;
    let wanted = true;
    const look = async () => {
      const games = typed && search ? await search(typed, mostGames) : [];
      if (wanted) setFound({ typed, games });
    };
    const timer = setTimeout(() => void look(), isFirst.current ? 0 : debounce);
    isFirst.current = false;
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [typed, search, isWaiting]);
  return { found: typed && !found.typed ? undefined : found, counted: found.typed !== '' && !!search, vendorName };
}
