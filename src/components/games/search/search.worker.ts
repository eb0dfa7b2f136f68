import { type FindGames, type GameNames, indexNames } from '#src/contract/lobby/find-games.ts';

/** First the games; then queries, each with an id that its answer repeats. */
export type SearchMessage = { readonly games: readonly GameNames[] } | SearchQuestion;
type SearchQuestion = { readonly ask: number; readonly typed: string; readonly most: number };
/** Positions in the list of games. */
export type SearchAnswer = { readonly ask: number; readonly found: readonly number[] };

let find: FindGames;

addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  if ('games' in data) find = indexNames(data.games);
  else postMessage({ ask: data.ask, found: find(data.typed).slice(0, data.most) });
});
