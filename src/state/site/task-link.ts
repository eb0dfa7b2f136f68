import { atom } from 'jotai';
import { linkAddress } from './downloads.ts';
import { statusResource } from './site.ts';

/** The absolute task link among the resource links; undefined without one, and until the site has loaded [S1-231]. */
export const taskLinkAtom = atom((get) => {
  const resources = get(statusResource.atom(undefined)).value?.info.resources ?? [];
  const url = resources.find(({ resourceType }) => resourceType === 'TASK')?.url;
  return url === undefined ? undefined : linkAddress(url, location.origin);
});
