import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import rows from '#src/ui/rows.module.css';
import s from './security.module.css';

type SecurityRowProps = Pick<LinkProps, 'to'> & {
  icon: LucideIcon;
  name: ReactNode;
  /** What it is for, or when it was set. */
  about: ReactNode;
  /** How it stands. */
  value?: ReactNode;
};

/** One thing that proves a member, how it stands, and the way to where it is set. */
export function SecurityRow({ icon: Icon, name, about, value, to }: SecurityRowProps) {
  const inside = (
    <>
      <Icon size={20} />
      <span className={s.words}>
        <span>{name}</span>
        <small>{about}</small>
      </span>
      {value !== undefined && <span className={s.value}>{value}</span>}
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <div className={rows.row}>{inside}</div>
      ) : (
        <Link to={to} className={rows.row}>
          {inside}
          <ChevronRight size={20} className={s.go} />
        </Link>
      )}
    </li>
  );
}
