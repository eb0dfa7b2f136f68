import { getRouteApi } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { AgentPage } from '#src/components/people/agents/agent-page.tsx';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { AgentRains } from './agent-rains.tsx';
import { MemberRains } from './member-rains.tsx';

const route = getRouteApi('/m/redRain');

/** /m/redRain: an agent makes rains of red envelopes, a member takes from those of their agents [S2-078, S2-092]. */
export function RedRainPage() {
  const type = useAtomValue(memberAtom)?.type;
  const { take } = route.useSearch();
  // Member data is not requested before the session is known.
  if (type === undefined || !may.envelopes(type))
    return (
      <>
        <OwnHeader />
        <FormSkeleton fields={3} />
      </>
    );
  if (!may.agentArea(type) || (take && may.promotions(type))) return <MemberRains />;
  return (
    <AgentPage head={<OwnHeader />}>
      <AgentRains />
    </AgentPage>
  );
}
