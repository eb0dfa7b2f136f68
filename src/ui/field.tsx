import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { cx } from './class-names.ts';
import s from './field.module.css';
import { IconButton } from './icon-button.tsx';

export type FieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: string;
  /** A lighter note in the label: whether the field is optional. */
  labelNote?: string | undefined;
  /** Content next to the label, such as 'Forgot password'. */
  labelAside?: ReactNode;
  /** Instructions below the field; they stay when there is an error. */
  hint?: ReactNode;
  /** A positive result of a check, in place of the hint. */
  good?: ReactNode;
  /** The errors. Several are joined with commas [S2-048]. */
  errors?: string | readonly string[] | undefined;
  /** Validated: the field turns teal, and has a tick [S2-049]. */
  valid?: boolean | undefined;
  /** Inside the field, before the text. */
  before?: ReactNode;
  /** Inside the field, after the text. */
  after?: ReactNode;
  /** For `type="password"`: the labels of the button that shows and hides the text. */
  reveal?: { show: string; hide: string };
};

/** Joins sentences: only the last keeps its full stop. */
const joined = (texts: readonly string[]) =>
  texts.map((text, i) => (i < texts.length - 1 ? text.replace(/\.$/, '') : text)).join(', ');

/**
 * A text field of 52 px with its label above and its error text below. Takes the result of react-hook-form's `register`, the ref
 * included.
 */
export function Field(props: FieldProps) {
  const {
    label,
    labelNote,
    labelAside,
    hint,
    good,
    errors,
    valid,
    before,
    after,
    reveal,
    id,
    type,
    disabled,
    ...rest
  } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const [shown, setShown] = useState(false);
  const error = typeof errors === 'string' ? errors : joined((errors ?? []).filter(Boolean));
  const right = Boolean(valid) && !error;
  const found = error ? undefined : good;
  const described = cx(
    rest['aria-describedby'],
    !found && hint && `${inputId}-hint`,
    (error || found) && `${inputId}-said`,
  );
  return (
    <div className={s.field}>
      <div className={s.head}>
        <label htmlFor={inputId} className={s.label}>
          {label}
          {labelNote && <span className={s.note}> {labelNote}</span>}
        </label>
        {labelAside}
      </div>
      <div className={cx(s.box, error ? s.bad : right && s.ok, (disabled || rest.readOnly) && s.off)}>
        {before}
        <input
          {...rest}
          id={inputId}
          type={shown ? 'text' : type}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {right && <Check size={20} className={s.tick} />}
        {after}
        {reveal && (
          <IconButton
            className={s.action}
            label={shown ? reveal.hide : reveal.show}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} /> : <Eye size={20} />}
          </IconButton>
        )}
      </div>
      {hint && !found && (
        <p id={`${inputId}-hint`} className={s.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {(error || found) && (
          <p id={`${inputId}-said`} className={error ? s.error : s.good}>
            {error ? <CircleAlert size={16} /> : <CircleCheck size={16} />}
            <span>{error || found}</span>
          </p>
        )}
      </div>
    </div>
  );
}
