import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { type LinkTarget, TargetLink } from './links/target-link.tsx';
import rows from '#src/ui/rows.module.css';

type RowLinkProps = LinkTarget & {
  icon: LucideIcon;
  children: ReactNode;
  /** What is there, in a few words, under the name. */
  hint?: ReactNode;
  /** How it stands. */
  value?: ReactNode;
};

/** A row of a list that leads to another page. */
export function RowLink({ icon: Icon, children, hint, value, ...target }: RowLinkProps) {
  return (
    <li>
      <TargetLink target={target} className={rows.row}>
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
        <ChevronRight size={20} />
      </TargetLink>
    </li>
  );
}
