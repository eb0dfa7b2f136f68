import { useLingui } from '@lingui/react';
import { TargetLink } from '#src/components/kit/links/target-link.tsx';
import { useLock } from '#src/components/kit/links/use-lock.ts';
import { LockMark } from '#src/components/kit/links/lock-mark.tsx';
import { OfflineGuard, useOfflineReason } from '#src/components/kit/offline-guard.tsx';
import type { MenuEntry } from '#src/components/site/site-menu/menu-entries.ts';
import { UnreadBadge } from '#src/components/people/unread/unread-badge.tsx';
import s from './side-menu.module.css';

type SideMenuRowProps = { entry: MenuEntry; path: string; onClose: () => void };

/** One entry: its icon, its name, and why it is not available now. */
export function SideMenuRow({ entry: { name, icon: Icon, target, money, unread }, path, onClose }: SideMenuRowProps) {
  const { i18n } = useLingui();
  const off = useOfflineReason() !== undefined && money === true;
  const locked = useLock()(target);
  const page = 'to' in target ? target.to : undefined;
  return (
    <li>
      <TargetLink
        target={target}
        className={s.row}
        disabled={off}
        onClick={onClose}
        {...(page === path && { 'aria-current': 'page' })}
      >
        <Icon size={20} />
        <span>{i18n._(name)}</span>
        {locked && <LockMark />}
        {unread && <UnreadBadge />}
        {off && <OfflineGuard />}
      </TargetLink>
    </li>
  );
}
