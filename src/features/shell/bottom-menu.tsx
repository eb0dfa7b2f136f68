import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import BadgePercent from 'lucide-react/icons/badge-percent';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import Wallet from 'lucide-react/icons/wallet';
import { useAtomValue } from 'jotai';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { may } from '#src/contract/core/member-type.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import s from '#src/ui/bottom-menu.module.css';

const MenuUnread = lazyPart(() => import('./menu-unread.tsx'), 'MenuUnread');
const AgentReferral = lazyPart(() => import('./agent-referral.tsx'), 'AgentReferral');

/** The five entries [S1-149]; `invite` says whether the referral entry shows [S1-150], which has a dialog for agents [S1-334]. */
export function BottomMenu({ path, invite }: { path: string; invite: boolean }) {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const type = useAtomValue(memberAtom)?.type;
  const [asAgent, setAsAgent] = useState(false);
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    setAsAgent(true);
  };
  return (
    <nav className={s.menu} aria-label={t`Main menu`}>
      <ul className={s.list}>
        <Entry to="/m/home" current={path === '/m/home'}>
          <House size={24} />
          <Trans>Home</Trans>
        </Entry>
        {invite && (
          <Entry
            to="/m/inviteFriends"
            current={path === '/m/inviteFriends'}
            onClick={type === undefined || may.referral(type) ? undefined : stay}
          >
            <Gift size={24} />
            <Trans>Invite</Trans>
          </Entry>
        )}
        <Entry to="/m/voucherCenter" current={path === '/m/voucherCenter'} off={!online}>
          <Wallet size={24} />
          <Trans>Deposit</Trans>
        </Entry>
        <Entry to="/m/activity" current={path === '/m/activity'}>
          <BadgePercent size={24} />
          <Trans>Promotions</Trans>
        </Entry>
        <Entry to="/m/member/home" current={path === '/m/member/home'}>
          <CircleUserRound size={24} />
          <Trans>Account</Trans>
          {type !== undefined && (
            <Suspense fallback={null}>
              <MenuUnread />
            </Suspense>
          )}
        </Entry>
      </ul>
      {asAgent && (
        <Suspense fallback={null}>
          <AgentReferral onClose={() => setAsAgent(false)} />
        </Suspense>
      )}
    </nav>
  );
}

const OfflineGuard = lazyPart(() => import('#src/components/kit/offline-guard.tsx'), 'OfflineGuard');
/** Not in the style sheet, whose bytes every first visit loads. */
const grey = { filter: 'grayscale(1)', opacity: 0.6 };

/** `off`: disabled without a network. */
type EntryProps = Required<Pick<LinkProps, 'to'>> & {
  current: boolean;
  off?: boolean;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
};

function Entry({ to, current, off, onClick, children }: EntryProps) {
  return (
    <li>
      <Link
        to={to}
        className={s.entry}
        onClick={onClick}
        {...(current && { 'aria-current': 'page' })}
        {...(off && { disabled: true, style: grey })}
      >
        {children}
        {off && (
          <Suspense fallback={null}>
            <OfflineGuard />
          </Suspense>
        )}
      </Link>
    </li>
  );
}
