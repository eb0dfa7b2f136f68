import type { Call } from '#src/contract/core/call.ts';
import { type Profile, rule } from '#src/contract/core/profiles.ts';
import type { Stream } from '#src/contract/core/stream.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { profileOf, readMerchant } from './merchant.ts';

/** The place whose rules the site has, for all that asks at each call. */
export const readProfile = cachedValue<Profile>(['status'], async (gateway) =>
  profileOf((await readMerchant(gateway, gateway.config.merchant))?.settings ?? {}),
);

/** Refuses a call that the place does not allow. */
export async function refuseForbidden(gateway: Gateway, asked: Call | Stream): Promise<void> {
  const name = 'rule' in asked ? asked.rule : undefined;
  if (name && !rule(await readProfile(gateway), name)) throw new Refusal('no_permission');
}
