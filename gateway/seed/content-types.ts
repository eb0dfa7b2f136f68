import type { TermsKind } from '#src/contract/terms.ts';

/** Contents of the demonstration site, in both languages. All texts are live; pictures hold no text. */

/** A slide of a carousel. `url` is the picture, `linkage` the target in the app or the address of a video. */
export interface SeedBanner {
  id: string;
  groupName: 'm_home' | 'm_login' | 'm_register' | 'm_reg' | 'm_hotnews';
  url: string;
  linkage: string;
  eyebrowPt: string;
  eyebrowEn: string;
  titlePt: string;
  titleEn: string;
  textPt: string;
  textEn: string;
  /** Empty: no button. */
  actionPt: string;
  actionEn: string;
  sort: number;
}

/** A agent, B banner, PL player notice, PU popup, PR promotion, H hot. */
export type AnnouncementType = 'A' | 'B' | 'PL' | 'PU' | 'PR' | 'H';
/** A members, B visitors, F members at their first login. */
export type Audience = 'A' | 'B' | 'F';

/** An announcement; contents are HTML. */
export interface SeedAnnouncement {
  id: string;
  type: AnnouncementType;
  execution: Audience;
  /** Kind of promotion, else empty. */
  promotionType: '' | 'TOURNAMENT' | 'MISSION' | 'CASHBACK' | 'REFERRAL' | 'WELCOME';
  titlePt: string;
  titleEn: string;
  contentPt: string;
  contentEn: string;
  /** Must be read to the last slide before the popup closes. */
  forced: boolean;
  /** How long before the seeding it was written. */
  ageMinutes: number;
  sort: number;
}

/** A question of the help centre; content is HTML. */
export interface SeedHelpTopic {
  id: string;
  titlePt: string;
  titleEn: string;
  contentPt: string;
  contentEn: string;
}

/** A tab of the help centre with its questions. */
export interface SeedHelpTab extends SeedHelpTopic {
  children: readonly SeedHelpTopic[];
}

/** A legal text; contents are HTML. */
export interface SeedTerms {
  kind: TermsKind;
  titlePt: string;
  titleEn: string;
  contentPt: string;
  contentEn: string;
}

/** A level of the VIP page; each line of the benefits is one. */
export interface SeedVipLevel {
  id: string;
  namePt: string;
  nameEn: string;
  /** Decimal string. */
  turnover: string;
  benefitsPt: string;
  benefitsEn: string;
}

/** A way to reach the service. The gateway encrypts the address. */
export interface SeedServiceEntry {
  id: string;
  csType: 'LIVECHAT' | 'LIVECHAT 1' | 'TELEGRAM';
  titlePt: string;
  titleEn: string;
  url: string;
  sort: number;
}

/** A link to a shop, a profile or a messenger. */
export interface SeedResource {
  resourceType: 'IOS' | 'Android' | 'MOBILECONFIG' | 'LINE' | 'TELEGRAM';
  url: string;
  sort: number;
}

/** A country that members may come from; `dialingCode` without the plus sign. */
export interface SeedCountry {
  code: string;
  namePt: string;
  nameEn: string;
  dialingCode: string;
  isDefault: boolean;
  sort: number;
}

/** A merchant; `settings` is what the gateway stores as JSON. */
export interface SeedMerchant {
  code: string;
  /** ISO 4217. */
  currency: string;
  currencySymbol: string;
  settings: {
    brandName: string;
    themeName: string;
    ageLimit: number;
    timeZone: string;
    defaultLanguage: 'pt' | 'en';
    /** Keys of the side-menu entries that show. */
    menu: readonly string[];
    flags: Readonly<Record<string, boolean>>;
    promotions: readonly ('referral' | 'mission')[];
    register: Readonly<Record<string, boolean>>;
    mobileTemplate: { mem_cen: 'base' | 'new'; dep_func: 'base' | 'new' };
  };
}
