import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { BackToGames } from '#src/components/links/back-to-games.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { BackButton } from '#src/components/back-button.tsx';
import { usePage } from '#src/components/page.ts';
import { whiteLabelAtom } from '#src/state/site.ts';
import { nameToCome } from './names-to-come.ts';
import { ReferralClosed } from './referral-closed.tsx';

/** A page of the product that is not open yet: it says so, and leads home. */
export function PageToCome() {
  const { i18n } = useLingui();
  const bare = usePage().header === 'none';
  const { pathname } = useLocation();
  const referral = pathname === '/m/inviteFriends';
  const programmes = useAtomValue(whiteLabelAtom)?.promotions;
  if (referral && programmes && !programmes.includes('referral')) return <ReferralClosed />;
  return (
    <>
      {bare && <BackButton />}
      <StatePanel
        kind="empty"
        headingLevel={bare ? 1 : 2}
        scene={{ light: '/spot/spot-barco.svg', dark: '/spot/spot-barco-dark.svg' }}
        title={i18n._(nameToCome(pathname))}
        action={<BackToGames />}
      >
        <Trans>This page is not open yet. Your account and your balance are not affected.</Trans>
      </StatePanel>
    </>
  );
}
