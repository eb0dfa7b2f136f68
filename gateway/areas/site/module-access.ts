import { type AgentKey, agentKeys, hasEntry } from '#src/contract/core/agent-keys.ts';
import type { Call } from '#src/contract/core/call.ts';
import { hasModule, type ModuleId, moduleIds } from '#src/contract/core/module-ids.ts';
import type { Stream } from '#src/contract/core/stream.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readMerchant } from './merchant.ts';

type Closed = { readonly modules: ReadonlySet<ModuleId>; readonly entries: ReadonlySet<AgentKey> };

const readClosed = cachedValue<Closed>(['status'], async (gateway) => {
  const flags = (await readMerchant(gateway, gateway.config.merchant))?.settings.flags ?? {};
  return {
    modules: new Set(Object.values(moduleIds).filter((id) => !hasModule(flags, id))),
    entries: new Set(agentKeys.filter((key) => !hasEntry(flags, key))),
  };
});

/** Refuses a call whose module the merchant has closed [S1-416], or whose pages in the agent's menu are all switched off [S2-074]. */
export async function refuseClosedModule(gateway: Gateway, asked: Call | Stream): Promise<void> {
  const { module } = asked;
  const entries = 'entries' in asked ? asked.entries : undefined;
  if (!module && !entries) return;
  const closed = await readClosed(gateway);
  if (module && closed.modules.has(module)) throw new Refusal('no_permission');
  if (entries?.every((key) => closed.entries.has(key))) throw new Refusal('no_permission');
}
