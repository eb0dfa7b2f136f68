import { type ComponentProps, type ReactNode, useId } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from './class-names.ts';
import field from './field.module.css';
import s from './select-field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> & {
  label: string;
  /** Instructions below the field. */
  hint?: ReactNode;
  errors?: readonly string[] | undefined;
};

/** A native select that looks like Field. Its children are options. */
export function SelectField({ label, hint, errors, id, children, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const error = errors?.join(', ');
  return (
    <div className={field.field}>
      <div className={field.head}>
        <label htmlFor={selectId} className={field.label}>
          {label}
        </label>
      </div>
      <div className={cx(field.box, s.box, error && field.bad)}>
        <select
          {...rest}
          id={selectId}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(hint && `${selectId}-hint`, error && `${selectId}-error`)}
        >
          {children}
        </select>
        <ChevronDown size={20} className={s.arrow} />
      </div>
      {hint && (
        <p id={`${selectId}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${selectId}-error`} className={field.error}>
            <CircleAlert size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
