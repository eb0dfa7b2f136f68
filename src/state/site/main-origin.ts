import { atom } from 'jotai';
import { siteOriginAtom } from './site-origin.ts';
import { statusResource } from './site.ts';

const isLoopback = ({ hostname }: URL) => /^(?:localhost|127\..*|\[::1\])$/.test(hostname);

/** The origin of links that members share: the merchant's main domain, which does not change; else the present one. */
export const mainOriginAtom = atom((get) => {
  const domain = get(statusResource.atom(undefined)).value?.info.mainDomain ?? '';
  const main = domain === '' ? null : URL.parse(/^https?:\/\//.test(domain) ? domain : `https://${domain}`);
  return main === null || isLoopback(main) ? get(siteOriginAtom) : main.origin;
});
