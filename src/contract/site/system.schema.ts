import * as v from 'valibot';
import { prizeModes } from '#src/contract/core/game-type.ts';
import { socialProviders } from './social-providers.ts';

/** A link to a shop, a profile or a messenger [S1-264]. */
export const Resource = v.object({
  resourceType: v.picklist(['IOS', 'Android', 'MOBILECONFIG', 'LINE', 'TELEGRAM', 'TASK', 'SPEEDTEST']),
  url: v.string(),
});
export type Resource = v.InferOutput<typeof Resource>;

/** A service entry; `path` is the cipher text followed by its 8-character key [S1-209, S1-261]. */
export const ServiceEntry = v.object({ csType: v.string(), title: v.string(), path: v.string() });
type ServiceEntry = v.InferOutput<typeof ServiceEntry>;

/** The public key of encrypted bodies: a P-256 JWK with its `kid` [S2-183]. */
export const EncryptionKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  kid: v.string(),
});
export type EncryptionKey = v.InferOutput<typeof EncryptionKey>;

/**
 * The merchant's settings: brand, money, age, menus, flags. `menu` lists the enabled side-menu keys, `flags` all switches
 * (absent: off), `promotions` the running promotions.
 */
export const WhiteLabel = v.object({
  merchantCode: v.string(),
  brandName: v.string(),
  currency: v.string(),
  currencySymbol: v.string(),
  ageLimit: v.number(),
  timeZone: v.string(),
  defaultLanguage: v.picklist(['pt', 'en']),
  menu: v.array(v.string()),
  flags: v.record(v.string(), v.boolean()),
  promotions: v.array(v.string()),
});
export type WhiteLabel = v.InferOutput<typeof WhiteLabel>;

/** A line at the end of every page in both languages, which may be a link. */
export const LegalLine = v.object({ pt: v.string(), en: v.string(), url: v.optional(v.string()) });
export type LegalLine = v.InferOutput<typeof LegalLine>;

/** The status of the site [S1-265]. Encryption key and server time (epoch ms) are ours. */
export const Status = v.object({
  info: v.object({
    customerService: v.array(ServiceEntry),
    domainRoute: v.array(v.string()),
    mobileTemplate: v.object({ mem_cen: v.picklist(['base', 'new']), dep_func: v.picklist(['base', 'new']) }),
    paths: v.record(v.string(), v.string()),
    register: v.record(v.string(), v.boolean()),
    /** The prize mode in which a lottery's lobby opens [S1-300]; by default Elott. */
    lotteryPrizeMode: v.optional(v.picklist(prizeModes)),
    /** The module of free play; without it there is none. */
    freePlayModule: v.optional(v.string()),
    resources: v.array(Resource),
    whitelabel: WhiteLabel,
    /** Company, licence and help, as the place demands; ours. */
    legal: v.optional(v.array(LegalLine)),
    /** The demo vendor serves the games: all titles but the lotteries open the same one; ours. */
    demonstration: v.optional(v.boolean()),
    /** A session without use ends after this many minutes, where the place demands it; ours. */
    idleMinutes: v.optional(v.number()),
    mainDomain: v.string(),
    imageCDNs: v.array(v.string()),
    encryption: EncryptionKey,
    /** The available sign-in providers [S2-003, S2-004]; ours. */
    social: v.optional(v.array(v.picklist(socialProviders))),
    /** The script of the push service that sends SMS codes, if it is on and available, with its hash; ours. */
    firebase: v.optional(v.object({ module: v.string(), integrity: v.string() })),
  }),
  location: v.object({ ip: v.string() }),
  maintenance: v.boolean(),
  /** The end of the maintenance, epoch ms, if the operator has set it; ours. */
  maintenanceUntil: v.optional(v.number()),
  regionRestriction: v.boolean(),
});
export type Status = v.InferOutput<typeof Status>;

/** Requests and answers of the calls of system. */
export const schemas = {
  systemStatus: {
    value: Status,
  },
  whiteLabel: {
    value: WhiteLabel,
  },
};
