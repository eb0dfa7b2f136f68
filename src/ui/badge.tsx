import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import s from './badge.module.css';

type BadgeProps = {
  /** What is shown: a count, already capped. */
  children: ReactNode;
  /** Words that follow the count for a screen reader: '3' + ' unread'. */
  meaning?: string;
  className?: string | undefined;
};

/** A small red count of what is unread. */
export function Badge({ children, meaning, className }: BadgeProps) {
  return (
    <span className={cx(s.badge, 'num', className)}>
      {children}
      {meaning && <span className="sr-only"> {meaning}</span>}
    </span>
  );
}
