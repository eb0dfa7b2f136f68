import { useAtomValue } from 'jotai';
import { type AgentKey, hasEntry } from '#src/contract/core/agent-keys.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';

/** Whether the merchant has an entry of the agent's menu, and so its page [S2-074]. */
export function useHasEntry(): (key: AgentKey) => boolean {
  const flags = useAtomValue(whiteLabelAtom)?.flags ?? {};
  return (key) => hasEntry(flags, key);
}
