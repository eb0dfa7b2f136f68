import * as v from 'valibot';
import { Envelope } from '#src/contract/core/envelope.ts';
import { gameCategories, sentGameType } from '#src/contract/core/game-type.ts';
import { gameList, hotGames } from '#src/contract/lobby/games.ts';
import { Game } from '#src/contract/lobby/games.schema.ts';
import { fetchedAtHeader } from '#src/contract/worker/worker-messages.ts';
import { fetchedAt } from './cached-answer.ts';
import type { ResponseCache } from './response-cache.ts';

const GameAnswer = v.object({ games: v.array(Game) });
const sources: ReadonlySet<string> = new Set([gameList.path, hotGames.path]);

const readGames = (text: string): Game[] => {
  try {
    const envelope = v.parse(Envelope, JSON.parse(text));
    return envelope.success ? v.parse(GameAnswer, envelope.value).games : [];
  } catch {
    return [];
  }
};

/** Whether a game matches a list's address. */
function fits(game: Game, asked: URLSearchParams): boolean {
  const category = gameCategories.find((name) => name === game.gameType);
  const wanted = (name: string, has: string | undefined) => !asked.has(name) || asked.get(name) === has;
  return (
    wanted('gameType', category && sentGameType(category)) &&
    wanted('vassalage', game.vassalage) &&
    wanted('gameClassify', game.gameClassifyNew) &&
    wanted('isNew', game.isNew ? '1' : '0')
  );
}

/** Games do not contain their stakes: only a list requested with the same ones tells which games have them. */
const tellsStakes = (list: URLSearchParams, asked: URLSearchParams): boolean =>
  ['minBet', 'minLine'].every((name) => !asked.has(name) || list.get(name) === asked.get(name));

/**
 * Filters the cached lists, in the requested language: the answer that the gateway would give if it had no other games. Its age
 * is that of the oldest list. Undefined without a suitable cached list.
 */
export async function filterCached(responses: ResponseCache, url: string): Promise<Response | undefined> {
  const asked = new URL(url).searchParams;
  const games = new Map<string, Game>();
  let at = Infinity;
  for (const key of await responses.keys()) {
    const { pathname, searchParams } = new URL(key);
    if (!sources.has(pathname) || searchParams.get('language') !== asked.get('language')) continue;
    if (!tellsStakes(searchParams, asked)) continue;
    const cached = await responses.find(key);
    if (!cached) continue;
    at = Math.min(at, fetchedAt(cached));
    for (const game of readGames(await cached.text())) if (fits(game, asked)) games.set(game.nodeId, game);
  }
  if (at === Infinity) return undefined;
  const value = { games: [...games.values()], pageNum: 1, totalPages: 1, totalCount: games.size };
  return Response.json({ success: true, value }, { headers: { [fetchedAtHeader]: String(at) } });
}
