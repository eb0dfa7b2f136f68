import type { ComponentProps, MouseEvent } from 'react';
import s from './button.module.css';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'brand' | 'play' | 'danger' | 'line' | 'soft' | 'text';

export type ButtonLook = {
  /** `brand` and `play` are filled: one filled button per view. `play` is for money and play only. */
  variant?: ButtonVariant | undefined;
  /** 52 px high. */
  big?: boolean | undefined;
  /** Full width. */
  wide?: boolean | undefined;
  /** 40 px high with a 44 px target. */
  compact?: boolean | undefined;
};

/** The class of a button, for router links that look like one. An icon in it precedes the text. */
export function buttonClass({ variant = 'brand', big, wide, compact }: ButtonLook = {}): string | undefined {
  return cx(s.btn, s[variant], big && s.big, wide && s.wide, compact && s.compact);
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Pending: keeps its width, its name and the focus, shows a spinner and ignores presses. */
    pending?: boolean | undefined;
    className?: string | undefined;
  };

/** A button of 44 px or more. `type` is `button` unless said otherwise. */
export function Button({ variant, big, wide, compact, pending, className, children, onClick, ...rest }: ButtonProps) {
  const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
      className={cx(buttonClass({ variant, big, wide, compact }), className)}
      onClick={pending ? swallow : onClick}
    >
      <span className={s.label}>{children}</span>
      {pending && (
        <span className={s.spin}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
