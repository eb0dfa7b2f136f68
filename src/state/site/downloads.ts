import { atom } from 'jotai';
import type { Resource } from '#src/contract/site/system.schema.ts';
import { displayMode } from '#src/platform/device/display-mode.ts';
import { webAddress } from '#src/platform/device/web-address.ts';
import { installStateAtom } from '#src/platform/device/install-prompt.ts';
import { defineStoredFlag } from '#src/platform/storage/storage.ts';
import { atomWithStored } from '#src/platform/storage/stored-atom.ts';
import { statusResource, whiteLabelAtom } from './site.ts';

const kinds = ['IOS', 'Android', 'MOBILECONFIG', 'LINE', 'TELEGRAM'] as const;
type DownloadKind = (typeof kinds)[number];
/** Absolute addresses by kind; those of other sites leave the app. */
export type DownloadLinks = Partial<Record<DownloadKind, string>>;

/** The download links among the resources [S1-264], the first of each kind; links to no web page are left out. */
export function downloadLinks(resources: readonly Resource[], origin: string): DownloadLinks {
  const links: DownloadLinks = {};
  for (const kind of kinds) {
    const url = resources
      .filter(({ resourceType }) => resourceType === kind)
      .map((resource) => linkAddress(resource.url, origin))
      .find((address) => address !== undefined);
    if (url !== undefined) links[kind] = url;
  }
  return links;
}

/** The absolute address of a merchant's link, ours or another site's; undefined if it is no web page. */
export const linkAddress = (url: string, origin: string): string | undefined =>
  /^(?:https?:\/\/|\/(?![/\\]))/i.test(url) ? webAddress(url, origin)?.href : undefined;

/** The links of this site; undefined until the site has loaded. */
const downloadLinksAtom = atom((get) => {
  const status = get(statusResource.atom(undefined)).value;
  return status && downloadLinks(status.info.resources, location.origin);
});

/** The visitor has hidden the offer of the app [S1-275]. */
export const hideDownloadBarAtom = atomWithStored(defineStoredFlag('hideDownloadBar', 'device'), false);

/** Whether home may offer the app at all: the merchant permits the popup and the visitor has not hidden it [S1-125]. */
const windowAllowedAtom = atom(
  (get) => get(whiteLabelAtom)?.flags['downloadWindow'] === true && !get(hideDownloadBarAtom),
);

/** Whether the app is neither installed, just now included, nor in a shell: the menu's entry reads it, too [S1-126]. */
export const inBrowserAtom = atom((get) => get(installStateAtom) !== 'done' && displayMode() === 'H5');

/** Whether the app may be offered on home. */
export const offersAppAtom = atom((get) => get(windowAllowedAtom) && get(inBrowserAtom));

/** Whether home's header shows the download button [S1-125, S1-126, S1-127]. */
export const showsDownloadAtom = atom(
  (get) => get(offersAppAtom) && Object.keys(get(downloadLinksAtom) ?? {}).length > 0,
);

/** Whether home's download popup is open: shared by header, popup and offer [S1-120]. */
export const downloadPopupAtom = atom(false);
