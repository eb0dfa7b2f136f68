import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import rows from '#src/ui/rows.module.css';

/** A page of the app; `href`: a document of its own. */
type RowTarget = Pick<LinkProps, 'to' | 'search' | 'params'> | { href: string };
type RowLinkProps = RowTarget & {
  icon: LucideIcon;
  children: ReactNode;
  /** What is there, in a few words, under the name. */
  hint?: ReactNode;
  /** How it stands. */
  value?: ReactNode;
};

/** A row of a list that leads to another page. */
export function RowLink({ icon: Icon, children, hint, value, ...target }: RowLinkProps) {
  const inner = (
    <>
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
    </>
  );
  return (
    <li>
      {'href' in target ? (
        <a {...target} className={rows.row}>
          {inner}
        </a>
      ) : (
        <Link {...target} className={rows.row}>
          {inner}
        </Link>
      )}
    </li>
  );
}
