import { useState } from 'react';
import { type Known, nothingKnown } from './register-schema.ts';
import { verifyInvitation } from './verify-invitation.ts';

/** What the gateway has said of names and invitation codes, and the ways to learn more. */
export function useKnown() {
  const [known, setKnown] = useState<Known>(nothingKnown);
  const recordTaken = (name: string) =>
    setKnown((last) => ({ ...last, takenNames: new Set([...last.takenNames, name.toLowerCase()]) }));
  /** Whether a code is good; undefined for none, and when nobody answers. */
  const checkCode = async (code: string): Promise<boolean | undefined> => {
    if (code === '' || known.codes.has(code)) return known.codes.get(code);
    const good = await verifyInvitation(code);
    if (good !== undefined) setKnown((last) => ({ ...last, codes: new Map([...last.codes, [code, good]]) }));
    return good;
  };
  return { known, recordTaken, checkCode };
}
