import { cx } from './class-names.ts';
import s from './spinner.module.css';

type SpinnerProps = {
  /** Said to a screen reader; without it the spinner is decoration beside a text that says the same. */
  label?: string;
  large?: boolean;
};

/** Turns in the colour of the text around it; under reduced motion it stands still. */
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
