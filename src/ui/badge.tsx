import s from './badge.module.css';
import { cx } from './class-names.ts';

type BadgeProps = {
  count: number;
  /** The highest count that is said in figures. */
  most: number;
  /** What it counts, in words. */
  label: string;
  className?: string | undefined;
};

/** A count, or so many and more [S1-194]; nothing for none. */
export function Badge({ count, most, label, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={cx(s.badge, className)}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
