import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#src/ui/class-names.ts';
import s from './small-note.module.css';

/** A small line behind an icon, below what it is about; `className` gives it its margins. */
export const SmallNote = ({
  icon: Icon,
  className,
  children,
}: {
  icon: LucideIcon;
  className: string | undefined;
  children: ReactNode;
}) => (
  <p className={cx(s.note, className)}>
    <Icon size={16} aria-hidden />
    <span>{children}</span>
  </p>
);
