import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import s from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & {
  /** Its label, which is its only accessible name. */
  label: string;
  /** Amber or pale teal; without it there is no ground. */
  variant?: 'play' | 'soft' | undefined;
  className?: string | undefined;
};

/** A round 44 px button with an icon and a name. */
export function IconButton({ label, variant, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={cx(s.btn, variant && s[variant], className)} />;
}
