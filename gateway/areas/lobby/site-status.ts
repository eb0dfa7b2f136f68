import * as v from 'valibot';
import { Resource, type Status, type WhiteLabel } from '#src/contract/site/system.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { rule } from '#src/contract/core/profiles.ts';
import { legalLinesOf } from '../site/legal-lines.ts';
import { profileOf, readMerchant } from '../site/merchant.ts';
import { publicEncryptionKey } from '../site/encryption-key.ts';
import { registerFlagsOf } from '../site/registration-form.ts';
import { readSiteState } from '../site/site-state.ts';
import { initialisedProviders } from '../identity/social/providers.ts';
import { taskAddress } from './task-link.ts';
import { firebaseOfStatus } from '../identity/verification/firebase.ts';

/** The merchant whose site this is. */
export async function findMerchant(gateway: Gateway) {
  const merchant = await readMerchant(gateway, gateway.config.merchant);
  if (!merchant) throw new Error(`the database has no merchant ${gateway.config.merchant}`);
  return merchant;
}

/** The merchant's settings [S1-388]. */
export async function readWhiteLabel(gateway: Gateway): Promise<WhiteLabel> {
  const { code, currency, currencySymbol, settings } = await findMerchant(gateway);
  const { brandName, ageLimit, timeZone, defaultLanguage, menu, flags, promotions } = settings;
  return {
    merchantCode: code,
    brandName,
    currency,
    currencySymbol,
    ageLimit,
    timeZone,
    defaultLanguage,
    menu,
    flags,
    promotions,
  };
}

/** The service entries as they are stored: cipher text and key [S1-261]. */
export async function readServiceEntries({ db }: Pick<Gateway, 'db'>, language: Language) {
  const rows = await db.selectFrom('service_entries').selectAll().orderBy('sort_order').orderBy('id').execute();
  return rows.map((row) => ({
    csType: row.cs_type,
    title: language === 'en' ? row.title_en : row.title_pt,
    path: row.path,
  }));
}

/**
 * The status of the site [S1-265, S1-387]. `ip` is the visitor's address, which only the pages of a closed site show;
 * an open site's status has none, so that all visitors share it.
 */
export async function readStatus(gateway: Gateway, ip: string): Promise<Status> {
  const [{ settings }, whitelabel, customerService, links, encryption, state, firebase] = await Promise.all([
    findMerchant(gateway),
    readWhiteLabel(gateway),
    readServiceEntries(gateway, 'pt'),
    gateway.db.selectFrom('resources').selectAll().orderBy('sort_order').execute(),
    publicEncryptionKey(gateway),
    readSiteState(gateway),
    firebaseOfStatus(gateway),
  ]);
  const idleMinutes = rule(profileOf(settings), 'idleMinutes');
  const social = initialisedProviders(gateway);
  const resources = links
    .map(({ resource_type: resourceType, url }) => ({
      resourceType,
      url: resourceType === 'TASK' ? taskAddress(url, gateway.config) : url,
    }))
    .filter((link): link is v.InferOutput<typeof Resource> => v.is(Resource, link));
  return {
    info: {
      customerService,
      domainRoute: gateway.config.domainRoutes,
      mobileTemplate: settings.mobileTemplate,
      paths: settings.paths,
      register: registerFlagsOf(settings.registration),
      lotteryPrizeMode: settings.lotteryPrizeMode,
      freePlayModule: settings.freePlayModule,
      resources,
      whitelabel,
      legal: legalLinesOf(settings),
      ...(gateway.config.demo && { demonstration: true }),
      ...(idleMinutes > 0 && { idleMinutes }),
      mainDomain: settings.mainDomain || gateway.config.publicOrigin,
      imageCDNs: [...gateway.config.imageCdns],
      encryption,
      ...(social.length > 0 && { social }),
      ...(firebase && { firebase }),
    },
    location: { ip },
    maintenance: state.maintenance,
    ...(state.maintenance && state.maintenanceUntil !== null && { maintenanceUntil: state.maintenanceUntil }),
    regionRestriction: state.regionRestriction,
  };
}
