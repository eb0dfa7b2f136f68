import type { ComponentProps, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { cx } from './class-names.ts';
import s from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** A native checkbox with its label; the whole line of 44 px is the touch target. Takes react-hook-form's `register`. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(s.check, className)}>
      <input {...rest} type="checkbox" />
      <span className={s.box}>
        <Check size={16} strokeWidth={3} />
      </span>
      <span>{label}</span>
    </label>
  );
}
