import { flag } from '../db/flag.ts';
import { sealServicePath } from '../lobby/service-path.ts';
import { announcementsAt } from './content-announcements.ts';
import { banners } from './content-banners.ts';
import { helpEntries } from './content-help.ts';
import { jackpotsAt } from './content-jackpots.ts';
import { mallGoods } from './content-mall.ts';
import { countries, merchants, resources, serviceEntries } from './content-site.ts';
import { promotionsAt } from './content-promotions.ts';
import { terms } from './content-terms.ts';
import { vipLevels } from './content-vip.ts';

/** Everything on the demonstration site that isn't a game, a vendor or an account: rows by table. `now` in epoch ms. */
export const buildContent = (now: number) => ({
  merchants: merchants.map(({ code, currency, currencySymbol, settings }) => ({
    code,
    currency,
    currency_symbol: currencySymbol,
    settings: JSON.stringify(settings),
  })),
  site_state: merchants.map(({ code }) => ({
    merchant_code: code,
    maintenance: flag(false),
    region_restriction: flag(false),
    message_pt: '',
    message_en: '',
  })),
  banners,
  announcements: announcementsAt(now),
  ...promotionsAt(now),
  jackpots: jackpotsAt(now),
  mall_goods: mallGoods,
  help_entries: helpEntries,
  terms: terms.map((text) => ({ ...text, updated_at: now })),
  vip_levels: vipLevels,
  countries,
  resources,
  service_entries: serviceEntries.map(({ url, ...entry }) => ({ ...entry, path: sealServicePath(url) })),
});
