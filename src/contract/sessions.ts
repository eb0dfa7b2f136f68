import * as v from 'valibot';
import { defineCall } from './call.ts';
import { TokenField } from './wire.ts';

const SessionId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/**
 * A session that goes on. `browser` and `system` are names as their makers write them, empty where the browser did not say;
 * `lastSeenAt` is right to a quarter of an hour. Epoch ms.
 */
export const OpenSession = v.object({
  id: SessionId,
  current: v.boolean(),
  browser: v.string(),
  system: v.string(),
  /** What to picture it as. */
  kind: v.picklist(['phone', 'tablet', 'computer', 'unknown']),
  installed: v.boolean(),
  firstSeenAt: v.number(),
  lastSeenAt: v.number(),
});
export type OpenSession = v.InferOutput<typeof OpenSession>;

export const listSessions = defineCall({
  name: 'listSessions',
  summary: 'Where the account is open: this session first, then those that were seen last',
  method: 'GET',
  path: '/wps/session/list',
  query: v.object({}),
  value: v.object({ list: v.array(OpenSession) }),
  access: 'member',
  cache: 'private',
  ours: true,
});

export const endSession = defineCall({
  name: 'endSession',
  summary: "Ends another session of the member's at once; also when it has ended already",
  method: 'POST',
  path: '/wps/session/end',
  body: v.object({ id: SessionId, token: TokenField }),
  value: v.object({}),
  access: 'member',
  cache: 'private',
  ours: true,
});

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  summary: 'Ends every session of the member but the one that asks; answers how many',
  method: 'POST',
  path: '/wps/session/endOthers',
  body: v.object({ token: TokenField }),
  value: v.object({ ended: v.number() }),
  access: 'member',
  cache: 'private',
  ours: true,
});
