import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate, Navigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { may } from '#src/contract/core/member-type.ts';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { BackButton } from '#src/components/kit/back-button.tsx';
import { usePage } from '#src/components/kit/page.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { AgentReferral } from './agent-referral.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { toasts } from '#src/ui/toast-store.ts';

/** What whoever comes to the referral programme is told while the merchant does not run it: for a second, on home [S1-336]. */
function ReferralClosed() {
  const { t } = useLingui();
  const text = t`Coming soon`;
  useEffect(() => {
    toasts.show(text, { duration: noticeDuration.comingSoon });
  }, [text]);
  return <Navigate to="/m/home" replace />;
}

/** What the pages are called that are still to come, by the beginnings of their paths; the first that fits counts. */
const names: readonly (readonly [string, MessageDescriptor])[] = [
  ['/m/voucherCenter', msg`Deposit`],
  ['/m/withdraw', msg`Withdraw`],
  ['/m/inviteFriends', msg`Invite friends`],
  ['/m/teamBetting', msg`Team bets`],
  ['/m/redRain', msg`Red envelopes`],
  ['/m/agentRegister', msg`Agent registration`],
];

/** The name of the page to come at a path; all others are an agent's. */
const nameToCome = (path: string): MessageDescriptor =>
  names.find(([start]) => path.startsWith(start))?.[1] ?? msg`Agent area`;

/** A page of the product that is not open yet: it says so, and leads home. Over that of the referral programme an agent has a dialog [S1-334]. */
export function PageToCome() {
  const { i18n } = useLingui();
  const bare = usePage().header === 'none';
  const { pathname } = useLocation();
  const referral = pathname === '/m/inviteFriends';
  const programmes = useAtomValue(whiteLabelAtom)?.promotions;
  const type = useAtomValue(memberAtom)?.type;
  const navigate = useNavigate();
  const asAgent = referral && type !== undefined && !may.referral(type);
  if (referral && !asAgent && programmes && !programmes.includes('referral')) return <ReferralClosed />;
  return (
    <>
      {bare && <BackButton />}
      {asAgent && <AgentReferral onClose={() => void navigate({ to: '/m/home', replace: true })} />}
      <StatePanel
        kind="empty"
        headingLevel={bare ? 1 : 2}
        scene={{ light: '/spot/spot-barco.svg', dark: '/spot/spot-barco-dark.svg' }}
        title={i18n._(nameToCome(pathname))}
        action={<BackToGames />}
      >
        <Trans>This page is not available yet. Your account and balance are not affected.</Trans>
      </StatePanel>
    </>
  );
}
