import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import s from './switch.module.css';

type SwitchProps = {
  label: ReactNode;
  /** A description below the label. */
  hint?: ReactNode;
  /** Before the label. */
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** Change pending: keeps the focus and ignores presses. */
  pending?: boolean | undefined;
};

/** A switch in a line of 56 px, which takes effect at once. */
export function Switch({ label, hint, icon, checked, onChange, disabled, pending }: SwitchProps) {
  const id = useId();
  return (
    <label className={cx(s.line, disabled && s.off)}>
      {icon}
      <span className={s.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={s.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-busy={pending || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => !pending && onChange(event.target.checked)}
      />
      <span className={cx(s.track, pending && s.pending)} aria-hidden="true" />
    </label>
  );
}
