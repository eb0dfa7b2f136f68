import { atom } from 'jotai';
import type { EncryptionKey, Status } from '#src/contract/site/system.schema.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/**
 * The status in a document: without the links to the service, which are encrypted and do not compress, without the fields of the
 * registration, which its form reads itself, and without flags that are off, as an absent one is. For the gateway's bundle alone.
 */
function forDocument({ info, ...status }: Status): Status {
  const { flags } = info.whitelabel;
  const on = Object.fromEntries(Object.entries(flags).filter(([, isOn]) => isOn));
  return {
    ...status,
    info: { ...info, customerService: [], register: {}, whitelabel: { ...info.whitelabel, flags: on } },
  };
}

/** Stored under the key `status` [S1-272]: a start shows the last one and refreshes it in the background [S1-337]. */
export const statusResource = defineRead({
  name: 'status',
  call: systemStatus,
  query: () => undefined,
  dehydrate: import.meta.env.SSR ? forDocument : true,
  persist: { key: 'status', version: 1 },
  freshFor: 60_000,
});

export const restoreStatus = (store: Store): Promise<void> => statusResource.restore(store, undefined);

export const statusAtom = atom((get) => get(statusResource.atom(undefined)).value);

/** 0 open, also until loaded; 1 maintenance, which takes precedence; 2 region restriction [S1-241…S1-244]. */
export const siteStateAtom = atom((get): 0 | 1 | 2 => {
  const status = get(statusAtom);
  if (status?.maintenance) return 1;
  return status?.regionRestriction ? 2 : 0;
});

/** The merchant's settings, once loaded. */
export const whiteLabelAtom = atom((get) => get(statusAtom)?.info.whitelabel);

/** The site's name, also before its settings have loaded. */
export const brandAtom = atom((get) => get(whiteLabelAtom)?.brandName ?? 'Maré');

/** The free-play module; undefined if the merchant has none [S2-196]. */
export const freePlayModuleAtom = atom((get) => get(statusAtom)?.info.freePlayModule);

/** The template of the member centre, base until the merchant's flags have loaded [S1-344]. */
export const memberTemplateAtom = atom((get) => get(statusAtom)?.info.mobileTemplate.mem_cen ?? 'base');

/** CNY and ￥ unless the merchant says otherwise [S1-022]. */
export const currencyAtom = atom((get) => {
  const settings = get(whiteLabelAtom);
  return settings?.currency
    ? { code: settings.currency, symbol: settings.currencySymbol }
    : { code: 'CNY', symbol: '￥' };
});

/** The zone of the merchant's days (IANA name); UTC until the settings have loaded. */
export const timeZoneAtom = atom((get) => get(whiteLabelAtom)?.timeZone ?? 'UTC');

/** 21 unless the merchant says otherwise [S1-037]. */
export const ageLimitAtom = atom((get) => get(whiteLabelAtom)?.ageLimit ?? 21);

/** The key of encrypted bodies; rejects with an AppError if the status fails to load. */
export async function encryptionKey(store: Store, fresh: boolean): Promise<EncryptionKey> {
  await (fresh ? statusResource.refresh(store, undefined) : statusResource.ensure(store, undefined));
  const { value, error } = store.get(statusResource.atom(undefined));
  if (!value) throw error ?? new AppError('bad_gateway');
  return value.info.encryption;
}
