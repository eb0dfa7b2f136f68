import { announcements } from './content-announcements.ts';
import { banners } from './content-banners.ts';
import { helpTabs } from './content-help.ts';
import { countries, merchants, resources, serviceEntries } from './content-site.ts';
import { terms } from './content-terms.ts';
import { vipLevels } from './content-vip.ts';
import type {
  SeedAnnouncement,
  SeedBanner,
  SeedCountry,
  SeedHelpTab,
  SeedMerchant,
  SeedResource,
  SeedServiceEntry,
  SeedTerms,
  SeedVipLevel,
} from './content-types.ts';

/** Everything on the demonstration site that isn't a game, a vendor or an account. */
export interface Content {
  banners: readonly SeedBanner[];
  /** Picture for a group without a banner. */
  defaultBanner: string;
  announcements: readonly SeedAnnouncement[];
  helpTabs: readonly SeedHelpTab[];
  terms: readonly SeedTerms[];
  vipLevels: readonly SeedVipLevel[];
  serviceEntries: readonly SeedServiceEntry[];
  resources: readonly SeedResource[];
  merchants: readonly SeedMerchant[];
  countries: readonly SeedCountry[];
}

/** The demonstration site's contents, ready to be inserted. Pure. */
export function buildContent(): Content {
  return {
    banners: banners,
    defaultBanner: '/art/b/mare.svg',
    announcements: announcements,
    helpTabs: helpTabs,
    terms: terms,
    vipLevels: vipLevels,
    serviceEntries: serviceEntries,
    resources: resources,
    merchants: merchants,
    countries: countries,
  };
}
