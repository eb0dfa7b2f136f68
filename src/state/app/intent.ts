import * as v from 'valibot';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { Game } from '#src/contract/lobby/games.schema.ts';
import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';
import { dropIntent, intentKey } from './drop-intent.ts';

/** Age at which an intent expires; ms. */
const longestIntent = 15 * 60_000;

const PendingIntent = v.variant('kind', [
  v.object({
    kind: v.literal('launch'),
    item: v.object({
      category: GameCategory,
      vendor: v.string(),
      name: v.exactOptional(v.string()),
      gameId: v.exactOptional(v.string()),
      nodeId: v.exactOptional(v.string()),
      gameCode: v.exactOptional(v.string()),
      isGameH5: v.exactOptional(v.string()),
      freeplay: v.exactOptional(v.boolean()),
    }),
  }),
  v.object({ kind: v.literal('favourite'), game: Game }),
  v.object({ kind: v.literal('page') }),
]);
/**
 * A guest's tap that needs a login: a game to launch, a favourite to add, or an action that they repeat themselves back on the
 * page.
 */
export type PendingIntent = v.InferOutput<typeof PendingIntent>;

const Intent = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), wanted: PendingIntent }));

/** Stores a guest's intent during the login: in this tab, for a quarter of an hour. `now` in epoch ms. */
export function saveIntent(wanted: PendingIntent, now = Date.now()): void {
  storeText('session', intentKey, JSON.stringify({ at: now, wanted }));
}

/** Reads the intent and deletes it. Undefined if there is none, or it has expired. `now` in epoch ms. */
export function takeIntent(now = Date.now()): PendingIntent | undefined {
  const stored = v.safeParse(Intent, readStoredText('session', intentKey));
  dropIntent();
  if (!stored.success) return undefined;
  const age = now - stored.output.at;
  return age >= 0 && age <= longestIntent ? stored.output.wanted : undefined;
}
