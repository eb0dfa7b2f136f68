import { atom } from 'jotai';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { freePlayModuleAtom } from '#src/state/site/site.ts';

/** Whether games open to free play launch as a demonstration: for visitors and trial guests, if the merchant offers that. */
export const demoAtom = atom((get) => {
  const member = get(memberAtom);
  return get(freePlayModuleAtom) !== undefined && !(member && may.play(member.type));
});
