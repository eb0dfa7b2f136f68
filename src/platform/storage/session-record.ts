import * as v from 'valibot';
import { MemberType } from '#src/contract/identity/session.schema.ts';
import { defineStored } from './storage.ts';

/** The stored session [S2-097]; `id` is set by the first renewal [S2-098]. `expiresAt` (epoch ms, by this clock) is ours. */
export const SessionRecord = v.object({
  token: v.string(),
  merchantCode: v.string(),
  userName: v.string(),
  type: MemberType,
  firstTimeLogin: v.boolean(),
  id: v.exactOptional(v.string()),
  /** A trial guest's name, for as long as the trial or the visit lasts [S2-102]. */
  trialName: v.exactOptional(v.string()),
  expiresAt: v.number(),
});
export type SessionRecord = v.InferOutput<typeof SessionRecord>;

export const storedSession = defineStored<SessionRecord | null>({
  key: 'MC_SESSION_INFO',
  owner: 'member',
  version: 1,
  schema: v.nullable(SessionRecord),
  fallback: null,
});

/** 1 after login; 0 after logout, and then a start does not renew [S1-274, S1-328]. */
export const storedAutoLogin = defineStored<0 | 1>({
  key: 'autoLogin',
  owner: 'device',
  version: 1,
  schema: v.picklist([0, 1]),
  fallback: 0,
});

/**
 * Replaces a record by its renewed one. A session that was logged out or replaced in the meantime, in this tab or another, is not
 * changed [S2-106]. Resolves with the stored record.
 */
export const replaceSession = (renewedToken: string, record: SessionRecord): Promise<SessionRecord | null> =>
  storedSession.update((current) => (current?.token === renewedToken ? record : current));
