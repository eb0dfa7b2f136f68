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
  /** Opens home signed in. */
  readonly link: string;
  /** When it ends, by this clock; epoch ms. */
  readonly expiresAt: number;
};

/** Makes a code that opens a session of this member elsewhere; the one made before is worth nothing then. */
export async function makeHandover(): Promise<Handover> {
  const { code, expiresIn } = await send(issueHandover);
  const link = new URL(`/m/home?${handoverField}=${code}`, location.origin).href;
  return { code, link, expiresAt: Date.now() + expiresIn * 1000 };
}

/** Whose session a code would open. Rejects with `handover_invalid` for what is no code or none any more. */
export const ownerOfHandover = async (text: string): Promise<string> =>
  (await send(readHandover, { body: { code: codeIn(text) } })).userName;

/**
 * Signs in by a code, in the place of whoever was signed in, and fetches who that is [S1-338]. Answers the account's name;
 * rejects like ownerOfHandover.
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
