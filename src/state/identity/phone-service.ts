import { atom } from 'jotai';
import type { PhoneServiceSource } from '#src/platform/phone-service/load-phone-service.ts';
import { statusResource } from '#src/state/site/site.ts';

/** The push service that sends codes by SMS for login and registration; undefined if the gateway sends them. */
export const phoneServiceAtom = atom(
  (get): PhoneServiceSource | undefined => get(statusResource.atom(undefined)).value?.info.firebase,
);
