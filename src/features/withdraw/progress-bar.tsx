import s from './withdraw.module.css';

/** How far something is, 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const whole = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div
      className={s.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={whole}
    >
      <i style={{ width: `${whole}%` }} />
    </div>
  );
}
