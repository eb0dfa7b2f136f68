import * as v from 'valibot';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { Game } from '#src/contract/lobby/games.schema.ts';
import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';
import { dropIntent, intentKey } from './drop-intent.ts';

/** What somebody wanted this long ago is not wanted any more; ms. */
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
/** What a guest tapped and has to sign in for: a game to open, one to keep, or something that he does himself once he is back on the page. */
export type PendingIntent = v.InferOutput<typeof PendingIntent>;

const Intent = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), wanted: PendingIntent }));

/** Keeps what a guest wants while he signs in: in this tab, for a quarter of an hour. `now` in epoch ms. */
export function saveIntent(wanted: PendingIntent, now = Date.now()): void {
  storeText('session', intentKey, JSON.stringify({ at: now, wanted }));
}

/** What was wanted, once: it is kept no longer. Undefined when nothing was, or too long ago. `now` in epoch ms. */
export function takeIntent(now = Date.now()): PendingIntent | undefined {
  const stored = v.safeParse(Intent, readStoredText('session', intentKey));
  dropIntent();
  if (!stored.success) return undefined;
  const age = now - stored.output.at;
  return age >= 0 && age <= longestIntent ? stored.output.wanted : undefined;
}
