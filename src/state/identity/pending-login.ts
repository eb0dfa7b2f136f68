import { atom } from 'jotai';

type HeldAuth = {
  /** The login that this device remembers, once it has been read or stored; a password change asks for no old one then. */
  login: { username: string; password: string } | null;
  /** The captcha that the next login has to answer: its id, once it has come, and what has been typed. */
  captcha: { id?: string | undefined; value: string } | null;
};

/** Who has just chosen a new password for a forgotten one: his name stands in the login then, once. */
export const recoveredNameAtom = atom<string | null>(null);

/** Beside the member's record what is held of a login [S2-101]: in memory alone, forgotten with every sign-in and sign-out (session.ts). */
export const pendingLoginAtom = atom<HeldAuth>({ login: null, captcha: null });
