import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from './class-names.ts';
import field from './field.module.css';
import s from './choice-chips.module.css';

type ChoiceChipsProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange'> & {
  /** The selected value. */
  label: string;
  choices: readonly { value: string; label: ReactNode; icon?: ReactNode }[];
  errors?: readonly string[] | undefined;
  valid?: boolean | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
};

/** Options side by side, none selected at first: a radio group. Takes the props of `form.field`. */
export function ChoiceChips({ label, choices, errors, valid: _valid, ...rest }: ChoiceChipsProps) {
  const id = useId();
  const error = (errors ?? []).filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-required="true"
    >
      <h2 id={id} className={s.label}>
        {label}
      </h2>
      <div className={s.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={s.choice}>
            <input {...rest} type="radio" value={choice.value} autoComplete="off" />
            <span className={cx(s.chip, error && s.bad)}>
              {choice.icon}
              {choice.label}
            </span>
          </label>
        ))}
      </div>
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
