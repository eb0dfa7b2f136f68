import {
  handoverField,
  issueHandover,
  readHandover,
  readHandoverCode,
  takeHandover,
} from '#src/contract/identity/handover.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { send } from '#src/platform/calls/send.ts';
import { beginSession } from './session.ts';
import { tryToSignIn } from './sign-in-attempt.ts';

export type Handover = {
  readonly code: string;
  /** URL that opens home signed in. */
  readonly link: string;
  /** When it expires, by this clock; epoch ms. */
  readonly expiresAt: number;
};

/** Creates a code that opens a session of this member elsewhere; it revokes the previous one. */
export async function makeHandover(): Promise<Handover> {
  const { code, expiresIn } = await send(issueHandover);
  const link = new URL(`/m/home?${handoverField}=${code}`, location.origin).href;
  return { code, link, expiresAt: Date.now() + expiresIn * 1000 };
}

/** The account that a code would sign in. Rejects with `handover_invalid` for an unknown or expired code. */
export const ownerOfHandover = async (text: string): Promise<string> =>
  (await send(readHandover, { body: { code: codeIn(text) } })).userName;

/**
 * Signs in by a code, replacing any session, and loads the member [S1-338]. Resolves with the account's name; rejects like
 * ownerOfHandover.
 */
export async function signInByHandover(store: Store, text: string): Promise<string> {
  const open = (attempt: string) => send(takeHandover, { body: { code: codeIn(text), attempt } });
  const { userName } = await beginSession(store, () => tryToSignIn(open));
  return userName;
}

function codeIn(text: string): string {
  const code = readHandoverCode(text);
  if (code === null) throw new AppError('handover_invalid');
  return code;
}
