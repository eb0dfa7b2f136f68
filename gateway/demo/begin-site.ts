import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { countries, merchants, resources } from '../areas/site/site-seed.ts';
import { insertCategories } from './insert-catalogue.ts';
import { insertRows } from '../db/insert-rows.ts';
import { claimSeed } from './seed-claim.ts';

/** The value in `meta` of a database without the demonstration. */
export const emptySite = 'none';

/**
 * Fills an empty database with the minimum of a site, without members: its merchant, open, the categories, the
 * countries and the installation profile. Does nothing on a database that has been filled before.
 */
export async function beginSite({ db, config }: Pick<Gateway, 'db' | 'config'>): Promise<void> {
  await transact(db, async (trx) => {
    if (!(await claimSeed(trx, emptySite))) return;
    await insertRows(trx, 'merchants', [merchantRow(config.merchant)]);
    await insertRows(trx, 'site_state', [
      { merchant_code: config.merchant, maintenance: 0, region_restriction: 0, message_pt: '', message_en: '' },
    ]);
    await insertCategories(trx);
    await insertRows(trx, 'countries', countries);
    // The demonstration's other resources link to fictitious shops and messengers, and the operator configures tasks.
    await insertRows(
      trx,
      'resources',
      resources.filter(({ url, resource_type: type }) => url.startsWith('/') && type !== 'TASK'),
    );
  });
}

/** The demonstration's merchant of that code, without its bonuses; another code gets its own name. */
function merchantRow(code: string): Tables['merchants'] {
  const model = merchants.find((merchant) => merchant.code === code) ?? merchants[0];
  if (!model) throw new Error('there is no merchant to begin with');
  const { currency, currencySymbol, settings } = model;
  const brandName = model.code === code ? settings.brandName : code;
  return {
    code,
    currency,
    currency_symbol: currencySymbol,
    settings: JSON.stringify({
      ...settings,
      brandName,
      paths: {},
      promotions: [],
      registration: {},
      withdraw: {},
      transfer: undefined,
    }),
  };
}
