import type { Call } from '#src/contract/core/call.ts';
import type { Stream } from '#src/contract/core/stream.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import { Refusal } from '#gateway/process/refusal.ts';

export type SiteState = {
  readonly maintenance: boolean;
  /** Epoch ms; null if unknown. */
  readonly maintenanceUntil: number | null;
  readonly regionRestriction: boolean;
};

/** Seconds after which a caller may ask again while the site is closed. */
const retryAfter = 60;

/** Whether the site is open; checked by every call. */
export const readSiteState = cachedValue<SiteState>(['status'], async ({ db, config }) => {
  const row = await db
    .selectFrom('site_state')
    .select(['maintenance', 'maintenance_until', 'region_restriction'])
    .where('merchant_code', '=', config.merchant)
    .executeTakeFirst();
  return {
    maintenance: row?.maintenance === 1,
    maintenanceUntil: row?.maintenance_until ?? null,
    regionRestriction: row?.region_restriction === 1,
  };
});

/**
 * Refuses a call or a stream while the site is under maintenance or closed to the region, unless it is always open; maintenance is checked
 * first [S1-244].
 */
export async function refuseWhileClosed(gateway: Gateway, asked: Call | Stream): Promise<void> {
  if ('alwaysOpen' in asked && asked.alwaysOpen) return;
  const { maintenance, regionRestriction } = await readSiteState(gateway);
  if (maintenance) throw new Refusal('maintenance', { retryAfter });
  if (regionRestriction) throw new Refusal('region_restricted');
}
