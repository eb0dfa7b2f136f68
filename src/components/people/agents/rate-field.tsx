import { Trans, useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { RebateCategory } from '#src/contract/agents/agents.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useRateText } from './use-rate-text.ts';
import s from './rate-field.module.css';

type RateFieldProps = {
  readonly category: RebateCategory;
  /** In hundredths of a percent, as all of these. */
  readonly rate: number;
  /** What it was before, where it was something. */
  readonly before?: number;
  /** The agent's own rate. */
  readonly limit: number;
  readonly onChange: (rate: number) => void;
};

/** One rate, by buttons in the smallest steps and by a slider; a changed one shows its old value. */
export function RateField({ category, rate, before, limit, onChange }: RateFieldProps) {
  const { t } = useLingui();
  const { rateText, nameOf } = useRateText();
  const name = nameOf(category);
  const [text, most, rest] = [rateText(rate), rateText(limit), rateText(limit - rate)];
  const step = (by: number) => onChange(Math.min(limit, Math.max(0, rate + by)));
  return (
    <li className={s.rate} aria-label={name}>
      <div className={s.head}>
        <span className={s.name}>
          <b>{name}</b>
          {before !== undefined && rate !== before && (
            <small className={s.was}>
              <Trans>was {rateText(before)}</Trans>
            </small>
          )}
        </span>
        <span className={s.step}>
          <IconButton
            label={t`Less for ${name}`}
            className={s.by}
            aria-disabled={rate <= 0 || undefined}
            onClick={() => step(-1)}
          >
            <Minus size={20} aria-hidden />
          </IconButton>
          <b className="num">{text}</b>
          <IconButton
            label={t`More for ${name}`}
            className={s.by}
            aria-disabled={rate >= limit || undefined}
            onClick={() => step(1)}
          >
            <Plus size={20} aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className={s.slide}>
        <ProgressBar aria-hidden="true" value={rate} max={limit} />
        <input
          type="range"
          aria-label={t`Rate for ${name}`}
          aria-valuetext={t`${text} of ${most}`}
          min={0}
          max={limit}
          step={1}
          value={rate}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </div>
      <p className={s.ends}>
        <span className="num">
          <Trans>{rest} stays with you</Trans>
        </span>
        <span className="num">
          <Trans>your limit {most}</Trans>
        </span>
      </p>
    </li>
  );
}
