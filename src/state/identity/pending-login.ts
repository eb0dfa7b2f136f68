import { atom } from 'jotai';

type HeldAuth = {
  /** The login remembered on this device, once read or stored; then a password change does not ask for the old one. */
  login: { username: string; password: string } | null;
  /** The captcha of the next login: its id, once loaded, and the entered text. */
  captcha: { id?: string | undefined; value: string } | null;
};

/** The account whose password was just reset: its name is prefilled in the login, once. */
export const recoveredNameAtom = atom<string | null>(null);

/** Login data next to the member's record [S2-101]: in memory only, cleared at every sign-in and sign-out (session.ts). */
export const pendingLoginAtom = atom<HeldAuth>({ login: null, captcha: null });
