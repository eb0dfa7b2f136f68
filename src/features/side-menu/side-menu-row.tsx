import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { OfflineGuard, useOfflineReason } from '#src/components/offline-guard.tsx';
import { SoonMark } from '#src/components/soon-mark.tsx';
import { UnreadBadge } from '#src/components/unread/unread-badge.tsx';
import type { SideMenuEntry } from './side-menu-entries.ts';
import s from './side-menu.module.css';

type SideMenuRowProps = { entry: SideMenuEntry; path: string; onClose: () => void };

/** One entry: its icon, its name, and what keeps it from being of use now. */
export function SideMenuRow({ entry: { name, icon: Icon, target, money, unread }, path, onClose }: SideMenuRowProps) {
  const { i18n } = useLingui();
  const off = useOfflineReason() !== undefined && money === true;
  const inner = (
    <>
      <Icon size={20} />
      <span>{i18n._(name)}</span>
    </>
  );
  if ('href' in target) {
    return (
      <li>
        <a className={s.row} href={target.href}>
          {inner}
        </a>
      </li>
    );
  }
  const soon = target.to === '/$';
  return (
    <li>
      <Link
        {...target}
        className={s.row}
        disabled={off}
        onClick={onClose}
        {...(target.to === path && { 'aria-current': 'page' })}
      >
        {inner}
        {soon && <SoonMark />}
        {unread && <UnreadBadge />}
        {off && <OfflineGuard />}
      </Link>
    </li>
  );
}
