import { useLingui } from '@lingui/react/macro';
import { twoDigits } from '#src/contract/core/two-digits.ts';
import { cx } from '#src/ui/class-names.ts';
import s from './draw-balls.module.css';

/** Drawn or chosen numbers, those in `hits` marked; read aloud as one sentence. */
export function DrawBalls({ numbers, hits }: { numbers: readonly number[]; hits?: readonly number[] }) {
  const { t } = useLingui();
  return (
    <span className={s.balls} role="img" aria-label={t`Numbers: ${numbers.join(', ')}`}>
      {numbers.map((number) => (
        <span key={number} className={cx(s.ball, hits?.includes(number) && s.hit)}>
          {twoDigits(number)}
        </span>
      ))}
    </span>
  );
}
