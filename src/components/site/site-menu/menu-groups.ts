import { atom } from 'jotai';
import { may } from '#src/contract/core/member-type.ts';
import { inBrowserAtom } from '#src/state/site/downloads.ts';
import { offersMailAtom } from '#src/state/identity/inbox-availability.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { visibleGroups } from './menu-entries.ts';

/** The groups of the menu, with the entries visible on this site to the current visitor. */
export const menuGroupsAtom = atom((get) => {
  const settings = get(whiteLabelAtom);
  const member = get(memberAtom);
  return visibleGroups({
    menu: settings?.menu ?? [],
    promotions: settings?.promotions ?? [],
    signedIn: member !== null,
    agent: member !== null && may.agentArea(member.type),
    mail: get(offersMailAtom),
    inBrowser: get(inBrowserAtom),
  });
});
