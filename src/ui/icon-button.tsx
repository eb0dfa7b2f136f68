import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import s from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & {
  /** What it does, in words: the only name it has. */
  label: string;
  /** Amber or pale teal; else it has no ground. */
  variant?: 'play' | 'soft' | undefined;
  className?: string | undefined;
};

/** A round 44 px button with an icon and a name. */
export function IconButton({ label, variant, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={cx(s.btn, variant && s[variant], className)} />;
}
