import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { MouseEvent, ReactNode } from 'react';
import { type LinkTarget, TargetLink } from '#src/components/kit/links/target-link.tsx';
import { useLock } from '#src/components/kit/links/use-lock.ts';
import { LockMark } from '#src/components/kit/links/lock-mark.tsx';
import rows from '#src/ui/rows.module.css';

type RowLinkProps = LinkTarget & {
  /** Handles a tap, and may prevent the navigation. */
  onTap?: (event: MouseEvent) => void;
  icon: LucideIcon;
  children: ReactNode;
  /** A short description, under the name. */
  hint?: ReactNode;
  /** The current state. */
  value?: ReactNode;
};

/** A row of a list that links to another page, with a lock if that page requires an account. */
export function RowLink({ icon: Icon, children, hint, value, onTap, ...target }: RowLinkProps) {
  const locked = useLock()(target);
  return (
    <li>
      <TargetLink target={target} className={rows.row} {...(onTap && { onClick: onTap })}>
        <Icon size={20} />
        {hint ? (
          <span className={rows.words}>
            <span>{children}</span>
            <small>{hint}</small>
          </span>
        ) : (
          children
        )}
        {value !== undefined && <span className={rows.value}>{value}</span>}
        {locked ? <LockMark /> : <ChevronRight size={20} />}
      </TargetLink>
    </li>
  );
}
