import { type RefObject, useEffect, useState } from 'react';
import type { IndexedGame } from '#src/contract/lobby/game-index.schema.ts';
import { useSearchIndex } from './use-search-index.ts';

/** Debounce of typing; ms. */
const debounce = 80;
const mostGames = 5;

type Found = { readonly typed: string; readonly games: readonly IndexedGame[] };

/**
 * The games that match the text of a field, with the text that they match: earlier results stay until the next ones. A keystroke
 * renders nothing before that. `undefined` until the first result; `counted` once a search has run.
 */
export function useFoundGames(field: RefObject<HTMLInputElement | null>) {
  'use memo';
  const { search, isWaiting, vendorName } = useSearchIndex();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    let asked = 0;
    let timer = 0;
    const look = async () => {
      const typed = input.value.trim();
      if (isWaiting && typed) return;
      asked += 1;
      const ask = asked;
      const games = typed && search ? await search(typed, mostGames) : [];
      if (ask === asked) setFound({ typed, games });
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void look(), debounce);
    };
    void look();
    input.addEventListener('input', onInput);
    return () => {
      asked = -1;
      clearTimeout(timer);
      input.removeEventListener('input', onInput);
    };
  }, [field, search, isWaiting]);
  return { found, counted: !!found?.typed && !!search, vendorName };
}
