import { type ChangeEvent, type ComponentProps, useId } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from './class-names.ts';
import field from './field.module.css';
import s from './text-area.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange'> & {
  label: string;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
  /** The number of characters and its limit, as shown: '37/200'. */
  count: string;
  /** The same in words, for screen readers. */
  countText: string;
  /** The limit is exceeded. */
  over?: boolean | undefined;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => unknown;
  valid?: boolean | undefined;
};

/** A multi-line field with a character count inside. Takes the props of `form.field`. */
export function TextArea({ label, hint, errors, count, countText, over, valid: _valid, ...rest }: TextAreaProps) {
  const id = useId();
  const error = (errors ?? []).filter(Boolean).join(' ');
  return (
    <div className={field.field}>
      <div className={field.head}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
      </div>
      <div className={cx(s.box, error && s.bad)}>
        <textarea
          {...rest}
          id={id}
          rows={4}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(hint && `${id}-hint`, `${id}-count`, error && `${id}-error`)}
        />
        <span className={cx(s.count, over && s.over)} aria-hidden="true">
          {count}
        </span>
        <span id={`${id}-count`} className="sr-only">
          {countText}
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={field.error}>
            <CircleAlert size={16} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
