import type { Atom } from 'jotai';
import type { HttpConfig } from '#src/platform/http.ts';
import type { Store } from '#src/platform/resource.ts';
import type { LoginValue } from '#src/contract/session.ts';

export type SessionRecord = {
  token: string;
  merchantCode: string;
  userName: string;
  type: number;
  firstTimeLogin: boolean;
  id?: string;
  /** Epoch milliseconds. */
  expiresAt: number;
};
export type Session = { status: 'restoring' } | { status: 'guest' } | { status: 'member'; member: SessionRecord };
/** `restoring` until restoreSession has run, and always on the server. */
export declare const sessionAtom: Atom<Session>;
/** The member's record, or null for a guest and while restoring. */
export declare const memberAtom: Atom<SessionRecord | null>;
/** Why the last session ended by itself; null otherwise. */
export declare const sessionEndedAtom: Atom<boolean>;

/** The three hooks that configureHttp wants, for this store. Also listens to other tabs (call once, in the browser). */
export declare function connectSession(store: Store): Required<Pick<HttpConfig, 'getToken' | 'renew' | 'onSessionEnded'>>;
/** Reads the stored session (≤ 1 s); resolves with `guest` or `member` set. Never rejects. */
export declare function restoreSession(store: Store): Promise<void>;
export declare function signIn(store: Store, value: LoginValue): Promise<void>;
/** Clears everything of the member first, then tells the gateway and the other tabs. Never rejects. */
export declare function signOut(store: Store): Promise<void>;
/** S2-214: renews when a session exists and was not renewed within the last minute. */
export declare function renewOnHome(store: Store): Promise<void>;
