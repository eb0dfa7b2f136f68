import { createHash, randomUUID } from 'node:crypto';
import { taskCodeSeconds } from '#src/contract/lobby/tasks.ts';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { openState, encryptState } from '#gateway/context/encrypted-state.ts';
import { consumeToken } from '#gateway/context/consume-token.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { findOpenSession } from './sessions.ts';

const purpose = 'task-code';
const Code = v.object({ sessionId: v.string(), jti: v.string(), exp: v.number() });

/** A code that identifies a session's member to the task page, and opens nothing else [S1-232]. */
export const issueTaskCode = (gateway: Gateway, sessionId: string): Promise<string> =>
  encryptState(gateway, purpose, { sessionId, jti: randomUUID() }, taskCodeSeconds);

/**
 * Consumes a code and returns its member. Throws Refusal('handover_invalid') for an unknown, used or expired code, and
 * for one whose session has ended.
 */
export async function takeTaskCode(gateway: Gateway, code: string) {
  const opened = await openState(gateway, purpose, Code, code);
  const id = opened && createHash('sha256').update(opened.jti).digest('base64url');
  const fresh = id && (await consumeToken(gateway.db, { kind: purpose, id, expiresAt: opened.exp * 1000 }));
  const owner = fresh ? await findOpenSession(gateway, opened.sessionId) : undefined;
  if (!owner) throw new Refusal('handover_invalid');
  return owner;
}
