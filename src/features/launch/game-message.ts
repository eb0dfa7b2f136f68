import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';

/** Messages from a game to the app that frames it (gateway/games/README.md). Anything else is ignored. */
const GameMessage = v.variant('type', [
  v.object({ type: v.literal('mare:ready') }),
  v.object({ type: v.literal('mare:failed') }),
  v.object({ type: v.literal('mare:state'), roundOpen: v.boolean() }),
  v.object({ type: v.literal('mare:balance') }),
  v.object({ type: v.literal('mare:round'), net: Amount }),
  v.object({ type: v.literal('mare:over') }),
]);
export type GameMessage = v.InferOutput<typeof GameMessage>;

/** The message in a `message` event's data, or undefined. Origin and source are checked by the caller. */
export function gameMessage(data: unknown): GameMessage | undefined {
  const parsed = v.safeParse(GameMessage, data);
  return parsed.success ? parsed.output : undefined;
}
