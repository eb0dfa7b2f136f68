import { toMinor } from '#src/contract/amount.ts';
import type { Transaction } from 'kysely';
import { flag } from '../db/flag.ts';
import type { Tables } from '../db/tables.ts';
import { sealServicePath } from '../lobby/service-path.ts';
import type { Content } from './content.ts';
import type { SeedHelpTopic } from './content-types.ts';
import { insertRows } from './insert-rows.ts';

/** Inserts merchants, the site's state and everything that is neither catalogue nor account; `now` in epoch ms. */
export async function insertContent(trx: Transaction<Tables>, content: Content, now: number): Promise<void> {
  await insertSite(trx, content);
  await insertRows(
    trx,
    'banners',
    content.banners.map((banner) => ({
      id: banner.id,
      group_name: banner.groupName,
      url: banner.url,
      linkage: banner.linkage,
      eyebrow_pt: banner.eyebrowPt,
      eyebrow_en: banner.eyebrowEn,
      title_pt: banner.titlePt,
      title_en: banner.titleEn,
      text_pt: banner.textPt,
      text_en: banner.textEn,
      action_pt: banner.actionPt,
      action_en: banner.actionEn,
      active: 1,
      sort_order: banner.sort,
    })),
  );
  await insertRows(
    trx,
    'announcements',
    content.announcements.map((announcement) => ({
      id: announcement.id,
      type: announcement.type,
      execution: announcement.execution,
      promotion_type: announcement.promotionType,
      title_pt: announcement.titlePt,
      title_en: announcement.titleEn,
      content_pt: announcement.contentPt,
      content_en: announcement.contentEn,
      force: flag(announcement.forced),
      active: 1,
      sort_order: announcement.sort,
      created_at: now - announcement.ageMinutes * 60_000,
      starts_at: now - announcement.ageMinutes * 60_000,
      ends_at: null,
    })),
  );
  const tabs = content.helpTabs.flatMap((tab, place) => [
    helpRow(tab, null, place),
    ...tab.children.map((topic, index) => helpRow(topic, tab.id, index)),
  ]);
  await insertRows(trx, 'help_entries', tabs);
  await insertRows(
    trx,
    'terms',
    content.terms.map((text) => ({
      kind: text.kind,
      title_pt: text.titlePt,
      title_en: text.titleEn,
      content_pt: text.contentPt,
      content_en: text.contentEn,
      updated_at: now,
    })),
  );
  await insertRows(
    trx,
    'vip_levels',
    content.vipLevels.map((level) => ({
      id: level.id,
      name_pt: level.namePt,
      name_en: level.nameEn,
      turnover_minor: toMinor(level.turnover),
      benefits_pt: level.benefitsPt,
      benefits_en: level.benefitsEn,
    })),
  );
}

const helpRow = (topic: SeedHelpTopic, parentId: string | null, place: number) => ({
  id: topic.id,
  parent_id: parentId,
  title_pt: topic.titlePt,
  title_en: topic.titleEn,
  content_pt: topic.contentPt,
  content_en: topic.contentEn,
  sort_order: (place + 1) * 10,
});

async function insertSite(trx: Transaction<Tables>, { merchants, countries, resources, serviceEntries }: Content) {
  await insertRows(
    trx,
    'merchants',
    merchants.map(({ code, currency, currencySymbol, settings }) => ({
      code,
      currency,
      currency_symbol: currencySymbol,
      settings: JSON.stringify(settings),
    })),
  );
  await insertRows(
    trx,
    'site_state',
    merchants.map(({ code }) => ({
      merchant_code: code,
      maintenance: flag(false),
      region_restriction: flag(false),
      message_pt: '',
      message_en: '',
    })),
  );
  await insertRows(
    trx,
    'countries',
    countries.map((country) => ({
      code: country.code,
      name_pt: country.namePt,
      name_en: country.nameEn,
      dialing_code: country.dialingCode,
      is_default: flag(country.isDefault),
      sort_order: country.sort,
    })),
  );
  await insertRows(
    trx,
    'resources',
    resources.map(({ resourceType, url, sort }) => ({ resource_type: resourceType, url, sort_order: sort })),
  );
  await insertRows(
    trx,
    'service_entries',
    serviceEntries.map((entry) => ({
      id: entry.id,
      cs_type: entry.csType,
      title_pt: entry.titlePt,
      title_en: entry.titleEn,
      path: sealServicePath(entry.url),
      sort_order: entry.sort,
    })),
  );
}
