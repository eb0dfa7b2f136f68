import { atom } from 'jotai';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from './session-atoms.ts';

/** Whether the signed-in account has passwords and passkeys; a trial guest has none. */
export const hasSecurityAtom = atom((get) => {
  const member = get(memberAtom);
  return !!member && may.security(member.type);
});
