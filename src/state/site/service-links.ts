import { atom } from 'jotai';
import { downloadLinks, linkAddress } from './downloads.ts';
import { statusResource } from './site.ts';

/** Key of the affiliates' customer service among the merchant's paths. */
const affiliatePath = 'affiliateService';

const infoAtom = atom((get) => get(statusResource.atom(undefined)).value?.info);

/** The merchant's messenger; undefined if none is configured [S1-189]. */
export const messagingLinkAtom = atom((get) => {
  const info = get(infoAtom);
  if (!info) return undefined;
  const { TELEGRAM, LINE } = downloadLinks(info.resources, location.origin);
  return TELEGRAM ?? LINE;
});

/** The customer service of affiliates; undefined if the merchant has none [S1-193]. */
export const affiliateLinkAtom = atom((get) => {
  const path = get(infoAtom)?.paths[affiliatePath];
  return path === undefined ? undefined : linkAddress(path, location.origin);
});
