import { atom } from 'jotai';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Language } from '#src/contract/wire.ts';
import { webAddress } from '#src/platform/device/web-address.ts';
import { statusResource } from './site.ts';

/** Whether the customer-service menu is open, null before it ever was: home, login, status pages and the side menu share it [S1-207]. */
export const supportOpenAtom = atom<boolean | null>(null);

/** The ways to the service, their links still encrypted, as they are stored [S1-276]. */
export const customerServiceResource = defineRead({
  name: 'service_link',
  call: () => import('#src/contract/system.ts').then((module) => module.customerService),
  access: 'public',
  query: ({ language }: { language: Language }) => ({ language }),
  persist: { key: 'service_link', version: 1 },
  freshFor: 60_000,
});

const messengers = { TELEGRAM: 'Telegram', LINE: 'LINE' } as const;
const isMessenger = (type: string): type is keyof typeof messengers => type in messengers;

/** The merchant's messenger by name, with where it is; undefined where there is none [S1-189, S1-206]. */
export const messengerAtom = atom((get) =>
  (get(statusResource.atom(undefined)).value?.info.resources ?? [])
    .flatMap(({ resourceType, url }) => {
      const address = isMessenger(resourceType) && webAddress(url);
      return address ? [{ name: messengers[resourceType], url: address }] : [];
    })
    .at(-1),
);
