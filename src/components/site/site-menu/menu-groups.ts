import { atom } from 'jotai';
import { inBrowserAtom } from '#src/state/site/downloads.ts';
import { offersMailAtom } from '#src/state/identity/inbox-availability.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { visibleGroups } from './menu-entries.ts';

/** The groups of the menu, with the entries visible on this site to the current visitor. */
export const menuGroupsAtom = atom((get) => {
  const settings = get(whiteLabelAtom);
  return visibleGroups({
    menu: settings?.menu ?? [],
    promotions: settings?.promotions ?? [],
    signedIn: get(memberAtom) !== null,
    mail: get(offersMailAtom),
    inBrowser: get(inBrowserAtom),
  });
});
