import * as v from 'valibot';
import { classifications, GameTab } from '#src/contract/game-type.ts';
import { Code } from '#src/contract/wire.ts';

const optional = <const S extends v.GenericSchema>(schema: S) => v.optional(v.fallback(v.optional(schema), undefined as never));

/** What the game list reads from its address [S1-159]; what does not fit is left out. */
export const GameListSearch = v.object({
  gameType: optional(GameTab),
  vassalage: optional(Code),
  /** Which of a category's games: all, new, hot or recent ones, or one classification. */
  show: optional(v.picklist(['new', 'hot', 'recent', ...classifications])),
  q: optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
});
export type GameListSearch = v.InferOutput<typeof GameListSearch>;
