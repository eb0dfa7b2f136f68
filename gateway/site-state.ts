import type { Call } from '#src/contract/call.ts';
import type { Gateway } from './context.ts';
import { Refusal } from './refusal.ts';

export type SiteState = { readonly maintenance: boolean; readonly regionRestriction: boolean };

/** Seconds after which a caller may ask again while the site is closed. */
const retryAfter = 60;
/** What answers while the site is closed: who asks must be able to learn that it is. */
const alwaysOpen: ReadonlySet<string> = new Set(['systemStatus', 'whiteLabel']);

const known = new WeakMap<Gateway, { state: Promise<SiteState> | null }>();

/** Whether the site is open; read from the database once and again after every change of the topic `status`. */
export function readSiteState(gateway: Gateway): Promise<SiteState> {
  let held = known.get(gateway);
  if (!held) {
    const fresh: { state: Promise<SiteState> | null } = { state: null };
    gateway.events.on('changed', (topic) => {
      if (topic === 'status') fresh.state = null;
    });
    known.set(gateway, fresh);
    held = fresh;
  }
  const holder = held;
  if (!holder.state) {
    const reading = query(gateway);
    holder.state = reading;
    reading.catch(() => {
      if (holder.state === reading) holder.state = null;
    });
  }
  return holder.state;
}

/** Refuses a call while the site is under maintenance or closed to the region; maintenance comes first [S1-244]. */
export async function refuseWhileClosed(gateway: Gateway, call: Call): Promise<void> {
  if (alwaysOpen.has(call.name)) return;
  const { maintenance, regionRestriction } = await readSiteState(gateway);
  if (maintenance) throw new Refusal('maintenance', { retryAfter });
  if (regionRestriction) throw new Refusal('region_restricted');
}

async function query({ db, config }: Gateway): Promise<SiteState> {
  const row = await db
    .selectFrom('site_state')
    .select(['maintenance', 'region_restriction'])
    .where('merchant_code', '=', config.merchant)
    .executeTakeFirst();
  return { maintenance: Boolean(row?.maintenance), regionRestriction: Boolean(row?.region_restriction) };
}
