import s from './badge.module.css';
import { cx } from './class-names.ts';

type BadgeProps = {
  count: number;
  /** The highest count shown in figures. */
  most: number;
  /** The counted thing, in words. */
  label: string;
  className?: string | undefined;
};

/** A count, or the limit with a plus [S1-194]; renders nothing at zero. */
export function Badge({ count, most, label, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={cx(s.badge, className)}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
