import { type FindGames, type GameNames, indexGames } from './search-index.ts';

/** First the games; then queries, each with an id that its answer repeats. */
export type SearchMessage = { readonly games: readonly GameNames[] } | SearchQuestion;
type SearchQuestion = { readonly ask: number; readonly typed: string; readonly most: number };
/** Positions in the list of games. */
export type SearchAnswer = { readonly ask: number; readonly found: readonly number[] };

let index: Promise<FindGames>;

addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  if ('games' in data) index = indexGames(data.games);
  else void index.then((find) => postMessage({ ask: data.ask, found: find(data.typed, data.most) }));
});
