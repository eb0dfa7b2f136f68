import { useLingui } from '@lingui/react/macro';
import { twoDigits } from '#src/contract/core/two-digits.ts';
import s from './lottery.module.css';

/** Drawn numbers; read aloud as one sentence. */
export function DrawBalls({ numbers }: { numbers: readonly number[] }) {
  const { t } = useLingui();
  return (
    <span className={s.balls} role="img" aria-label={t`Numbers: ${numbers.join(', ')}`}>
      {numbers.map((number) => (
        <span key={number} className={s.ball}>
          {twoDigits(number)}
        </span>
      ))}
    </span>
  );
}
