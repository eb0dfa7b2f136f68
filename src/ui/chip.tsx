import type { ComponentProps, ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { cx } from './class-names.ts';
import s from './chip.module.css';

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  /** Pressed or not: a chip is a toggle. */
  pressed: boolean;
  /** A 24 px round picture before the text. */
  picture?: ReactNode;
};

/** One option in a row of options, such as a vendor. */
export function Chip({ pressed, picture, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={cx(s.chip, className)}>
      {picture && <span className={s.picture}>{picture}</span>}
      {children}
    </button>
  );
}

type FilterChipProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  /** Read after the text: 'Vendor: Abissal' + ', clear the filter'. */
  removeLabel: string;
  onRemove: () => void;
};

/** An active filter, as text, removed by pressing it. */
export function FilterChip({ removeLabel, onRemove, className, children, ...rest }: FilterChipProps) {
  return (
    <button type="button" {...rest} className={cx(s.chip, s.filter, className)} onClick={onRemove}>
      {children}
      <span className="sr-only">, {removeLabel}</span>
      <X size={16} className={s.cross} />
    </button>
  );
}
