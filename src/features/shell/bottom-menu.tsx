import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import BadgePercent from 'lucide-react/icons/badge-percent';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Gift from 'lucide-react/icons/gift';
import House from 'lucide-react/icons/house';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { cx } from '#src/ui/class-names.ts';
import s from './bottom-menu.module.css';
import { isHomePath } from '#src/components/layout-rules.ts';

/** The five entries [S1-149]; `invite` says whether the referral entry shows [S1-150]. */
export function BottomMenu({ path, invite }: { path: string; invite: boolean }) {
  const { t } = useLingui();
  return (
    <nav className={s.menu} aria-label={t`Main menu`}>
      <ul className={s.list}>
        <Entry target={{ to: '/m/home' }} current={isHomePath(path)}>
          <House size={24} aria-hidden />
          <Trans>Home</Trans>
        </Entry>
        {invite && (
          <Entry target={{ to: '/$', params: { _splat: 'm/inviteFriends' } }} current={path === '/m/inviteFriends'}>
            <Gift size={24} aria-hidden />
            <Trans>Invite</Trans>
          </Entry>
        )}
        <Entry
          target={{ to: '/$', params: { _splat: 'm/voucherCenter' } }}
          current={path === '/m/voucherCenter'}
          className={s.deposit}
        >
          <span className={s.disc}>
            <Wallet size={20} aria-hidden />
          </span>
          <Trans>Deposit</Trans>
        </Entry>
        <Entry target={{ to: '/m/activity' }} current={path === '/m/activity'}>
          <BadgePercent size={24} aria-hidden />
          <Trans>Promotions</Trans>
        </Entry>
        <Entry target={{ to: '/m/member/home' }} current={path === '/m/member/home'}>
          <CircleUserRound size={24} aria-hidden />
          <Trans>Account</Trans>
        </Entry>
      </ul>
    </nav>
  );
}

/** A page by its own route, or one that the catch-all route answers. */
type EntryTarget = { to: '/m/home' | '/m/activity' | '/m/member/home' } | { to: '/$'; params: { _splat: string } };
type EntryProps = { target: EntryTarget; current: boolean; className?: string | undefined; children: ReactNode };

function Entry({ target, current, className, children }: EntryProps) {
  return (
    <li>
      <Link {...target} className={cx(s.entry, className)} {...(current && { 'aria-current': 'page' })}>
        {children}
      </Link>
    </li>
  );
}
