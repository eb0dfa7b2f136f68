import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useResource } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';

const form = '/m/changePsw';

/** Leads a member whose password an agent chose to the form that changes it: the gateway answers nothing else before. */
export function FirstPassword() {
  return useAtomValue(memberAtom)?.firstTimeLogin ? <LeadToForm /> : null;
}

function LeadToForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const must = useResource(memberInfoResource, undefined, { onDemand: true }).value?.mustChangePassword ?? false;
  const elsewhere = useLocation({ select: ({ pathname }) => pathname !== form });
  const lead = useEffectEvent(() => {
    toasts.show(t`Choose a password of your own first.`);
    void navigate({ to: form, replace: true });
  });
  useEffect(() => {
    if (must && elsewhere) lead();
  }, [must, elsewhere]);
  return null;
}
