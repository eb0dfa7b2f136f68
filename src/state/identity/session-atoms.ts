import { atom } from 'jotai';
import type { SessionRecord } from '#src/platform/storage/session-record.ts';

export type Session = { status: 'restoring' } | { status: 'guest' } | { status: 'member'; member: SessionRecord };

/** Written by session.ts alone. */
export const sessionState = atom<Session>({ status: 'restoring' });
/** `restoring` until restoreSession has run, and always on the server. */
export const sessionAtom = atom((get) => get(sessionState));
/** The member's record, or null for a guest and while restoring. */
export const memberAtom = atom((get) => {
  const session = get(sessionState);
  return session.status === 'member' ? session.member : null;
});

/** Written by session.ts alone. */
export const sessionEndedState = atom(false);
/** Whether a session has expired since the last sign-in: the text 'logged out, please log in again' [S2-233]. */
export const sessionEndedAtom = atom((get) => get(sessionEndedState));
