import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Game } from './games.ts';
import { Code, WireLanguage, wireInteger } from './wire.ts';

/** A host of a live table. */
export const LiveModel = v.object({
  modelId: v.string(),
  name: v.string(),
  /** The merchant shows the host. */
  active: v.boolean(),
  /** The host is at the table right now. */
  streaming: v.boolean(),
  /** The table's game. */
  game: Game,
});
export type LiveModel = v.InferOutput<typeof LiveModel>;

/** A flag that is left out counts for nothing [S1-394]. */
export const liveModelList = defineCall({
  name: 'liveModelList',
  summary: 'The hosts of live tables in the merchant’s order; active and streaming: only those who are, or are not',
  method: 'GET',
  path: '/wps/relay/GLS2_liveModels',
  query: v.object({
    merchant: Code,
    language: WireLanguage,
    active: v.optional(wireInteger(0, 1)),
    streaming: v.optional(wireInteger(0, 1)),
  }),
  value: v.object({ models: v.array(LiveModel) }),
  access: 'public',
  cache: { topics: ['games'], worker: true },
});
