import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import s from './icon-button.module.css';

/** `plain` on a surface, `play` amber, `soft` pale teal, `art` on a picture. */
type IconButtonVariant = 'plain' | 'play' | 'soft' | 'art';

/** The class of a round 44 px button, for links of the router. */
function iconButtonClass(variant: IconButtonVariant = 'plain'): string | undefined {
  return cx(s.btn, variant !== 'plain' && s[variant]);
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & {
  /** What it does, in words: the only name it has. */
  label: string;
  variant?: IconButtonVariant | undefined;
  className?: string | undefined;
};

/** A round 44 px button with an icon and a name. */
export function IconButton({ label, variant, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={cx(iconButtonClass(variant), className)} />;
}
