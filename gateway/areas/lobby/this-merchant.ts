import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** One gateway serves one merchant: another's code is `not_found`. */
export function refuseOtherMerchant({ config }: Pick<Gateway, 'config'>, code: string): void {
  if (code !== config.merchant) throw new Refusal('not_found');
}
