import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import type { Page } from '#src/components/kit/page.ts';
import { WithoutAccount } from '#src/components/kit/empty/without-account.tsx';
import type { Ability } from '#src/contract/core/member-type.ts';
import { typeRefusal } from '#src/contract/core/type-refusal.ts';
import { trialPromptAtom } from '#src/state/identity/trial-prompt.ts';
import { AgentReferral } from './agent-referral.tsx';

type TypeRefusedProps = { page: Page; ability: Ability; type: number };

/**
 * Replaces a page that a member's type may not enter, and explains why: where an account is required, how to get
 * one [S1-011, S1-012]. The member centre is not entered: its prompt opens on the page before [S1-331]. For the referral programme
 * an agent gets a dialog [S1-334].
 */
export function TypeRefused({ page: { header }, ability, type }: TypeRefusedProps) {
  const bare = header !== 'back';
  const navigate = useNavigate();
  if (ability === 'memberCentre' && bare) return <AskedWhereTheyWere />;
  if (ability === 'referral') return <AgentReferral onClose={() => void navigate({ to: '/m/home', replace: true })} />;
  return (
    <>
      {bare && <OwnHeader />}
      <WithoutAccount refusal={typeRefusal(ability, type)} type={type} />
    </>
  );
}

function AskedWhereTheyWere() {
  const { history } = useRouter();
  const navigate = useNavigate();
  const ask = useSetAtom(trialPromptAtom);
  const turnBack = useEffectEvent(() => {
    ask(true);
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/m/home', replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => turnBack());
    return () => clearTimeout(timer);
  }, []);
  return null;
}
