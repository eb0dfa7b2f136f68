import * as v from 'valibot';
import { Game } from './games.schema.ts';
import { Code, WireLanguage, wireInteger } from '#src/contract/core/wire.ts';

/** A host of a live table. */
export const LiveModel = v.object({
  modelId: v.string(),
  name: v.string(),
  /** The merchant shows the host. */
  active: v.boolean(),
  /** The host is at the table now. */
  streaming: v.boolean(),
  /** The table's game. */
  game: Game,
});
export type LiveModel = v.InferOutput<typeof LiveModel>;

/** Requests and answers of the calls of live-models. */
export const schemas = {
  liveModelList: {
    query: v.object({
      merchant: Code,
      language: WireLanguage,
      active: v.optional(wireInteger(0, 1)),
      streaming: v.optional(wireInteger(0, 1)),
    }),
    value: v.object({ models: v.array(LiveModel) }),
  },
};
