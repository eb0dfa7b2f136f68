import * as v from 'valibot';
import { TokenField } from '#src/contract/core/wire.ts';

const SessionId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/**
 * An active session. `browser` and `system` are names as their makers write them, empty if unknown; `lastSeenAt`
 * is accurate to a quarter of an hour. Epoch ms.
 */
export const OpenSession = v.object({
  id: SessionId,
  current: v.boolean(),
  browser: v.string(),
  system: v.string(),
  /** Device for the icon. */
  kind: v.picklist(['phone', 'tablet', 'computer', 'unknown']),
  installed: v.boolean(),
  firstSeenAt: v.number(),
  lastSeenAt: v.number(),
});
export type OpenSession = v.InferOutput<typeof OpenSession>;

/** Requests and answers of the calls of sessions. */
export const schemas = {
  listSessions: {
    query: v.object({}),
    value: v.object({ list: v.array(OpenSession) }),
  },
  endSession: {
    body: v.object({ id: SessionId, token: TokenField }),
    value: v.object({}),
  },
  endOtherSessions: {
    body: v.object({ token: TokenField }),
    value: v.object({ ended: v.number() }),
  },
};
