import { atom } from 'jotai';
import { displayMode } from '#src/platform/device/display-mode.ts';
import { linkAddress } from './downloads.ts';
import { statusResource } from './site.ts';
import { siteOriginAtom } from './site-origin.ts';

/** The merchant's speed test, regardless of the display mode: rendered in a served page until it is hydrated. */
export const servedSpeedTestAtom = atom((get) => {
  const resources = get(statusResource.atom(undefined)).value?.info.resources ?? [];
  const url = resources.find(({ resourceType }) => resourceType === 'SPEEDTEST')?.url;
  return url === undefined ? undefined : linkAddress(url, get(siteOriginAtom));
});

/** The merchant's speed test: only outside the app and the installed app, and only if there is one [S2-028]. */
export const speedTestAtom = atom((get) => (displayMode() === 'H5' ? get(servedSpeedTestAtom) : undefined));
