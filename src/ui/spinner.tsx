import { cx } from './class-names.ts';
import s from './spinner.module.css';

type SpinnerProps = {
  /** Screen-reader text; without it the spinner is decoration next to a text that says the same. */
  label?: string;
  large?: boolean;
};

/** Inherits the text colour; with reduced motion it does not turn. */
export function Spinner({ label, large }: SpinnerProps) {
  const ring = <span className={cx(s.spinner, large && s.large)} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span role="status">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
