import CircleAlert from 'lucide-react/icons/circle-alert';
import s from './field.module.css';

/** The error below a field, read out when it appears; its id is the field's with `-error`. */
export const FieldError = ({ of, error }: { of: string; error: string | undefined }) => (
  <div aria-live="polite">
    {error && (
      <p id={`${of}-error`} className={s.error}>
        <CircleAlert size={16} />
        <span>{error}</span>
      </p>
    )}
  </div>
);
