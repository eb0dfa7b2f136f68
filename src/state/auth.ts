import { atom } from 'jotai';
import { memberAtom } from './session-atoms.ts';

type HeldAuth = {
  /** The login that this device remembers, once it has been read or kept; a password change asks for no old one then. */
  login: { username: string; password: string } | null;
  /** The captcha that the next login has to answer: its id, once it has come, and what has been typed. */
  captcha: { id?: string | undefined; value: string } | null;
};

/** Held in memory alone; forgotten with every sign-in and sign-out (session.ts). */
export const heldAuthAtom = atom<HeldAuth>({ login: null, captcha: null });

/** The auth state: token, trial user, remembered password and captcha value, each null where there is none [S2-101]. */
export const authAtom = atom((get) => {
  const member = get(memberAtom);
  const { login, captcha } = get(heldAuthAtom);
  return {
    token: member?.token ?? null,
    trialUser: member?.trialName ?? null,
    rememberedPassword: login?.password ?? null,
    captchaValue: captcha?.value ?? null,
  };
});
