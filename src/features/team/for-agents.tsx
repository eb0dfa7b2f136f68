import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { AgentPage } from '#src/components/people/agents/agent-page.tsx';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import s from './team.module.css';

/** The place of an agent's page; nothing is asked for before it is known that it is an agent who looks. */
export function ForAgents({ children }: { children: ReactNode }) {
  const type = useAtomValue(memberAtom)?.type;
  const isKnown = type !== undefined && may.agentArea(type);
  return (
    <AgentPage>
      <div className={s.page}>{isKnown ? children : <FormSkeleton fields={3} />}</div>
    </AgentPage>
  );
}
