import { dayIn } from '#src/contract/core/age.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { type Merchant, readMerchant } from '../../site/merchant.ts';

/** The site's merchant and the day of its teams that is now, by its clock where no days are laid yet. */
export async function agentToday(gateway: Gateway): Promise<{ merchant: Merchant; today: string }> {
  const merchant = await readMerchant(gateway, gateway.config.merchant);
  if (!merchant) throw new Refusal('unknown_error');
  const open = await openDay(gateway.db, merchant.code, gateway.clock());
  return { merchant, today: open ?? dayIn(gateway.clock(), merchant.settings.timeZone) };
}
