import { atom } from 'jotai';
import { downloadLinks, linkAddress } from './downloads.ts';
import { statusResource } from './site.ts';

/** Under this key the merchant's paths name the customer service of affiliates. */
const affiliatePath = 'affiliateService';

const infoAtom = atom((get) => get(statusResource.atom(undefined)).value?.info);

/** The messenger that the merchant can be written to; undefined where none is configured [S1-189]. */
export const messagingLinkAtom = atom((get) => {
  const info = get(infoAtom);
  if (!info) return undefined;
  const { TELEGRAM, LINE } = downloadLinks(info.resources, location.origin);
  return TELEGRAM ?? LINE;
});

/** The customer service of affiliates; undefined where the merchant has none [S1-193]. */
export const affiliateLinkAtom = atom((get) => {
  const path = get(infoAtom)?.paths[affiliatePath];
  return path === undefined ? undefined : linkAddress(path, location.origin);
});
