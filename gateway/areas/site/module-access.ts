import type { Call } from '#src/contract/core/call.ts';
import { hasModule, type ModuleId, moduleIds } from '#src/contract/core/module-ids.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readMerchant } from './merchant.ts';

const readClosedModules = cachedValue<ReadonlySet<ModuleId>>(['status'], async (gateway) => {
  const flags = (await readMerchant(gateway, gateway.config.merchant))?.settings.flags ?? {};
  return new Set(Object.values(moduleIds).filter((id) => !hasModule(flags, id)));
});

/** Refuses a call whose module the merchant has closed [S1-416]. */
export async function refuseClosedModule(gateway: Gateway, { module }: Pick<Call, 'module'>): Promise<void> {
  if (module && (await readClosedModules(gateway)).has(module)) throw new Refusal('no_permission');
}
