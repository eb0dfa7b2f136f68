import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MallGood } from '#src/contract/mall/mall.schema.ts';
import { usePicture } from '#src/platform/device/picture-origin.ts';
import { Button } from '#src/ui/button.tsx';
import { cx } from '#src/ui/class-names.ts';
import s from './mall.module.css';

/** Threshold below which the remaining stock is shown. */
const fewLeft = 5;

type GoodCardProps = {
  good: MallGood;
  balance: number;
  /** Id of the text that says why ordering is disabled. */
  reasonId: string | undefined;
  onChoose: () => void;
};

/** An item of the point mall: its picture, its price, and the button or the missing points. */
export function GoodCard({ good, balance, reasonId, onChoose }: GoodCardProps) {
  const { t } = useLingui();
  const { name, text, art, points, stock } = good;
  const missing = Math.max(0, points - balance);
  const gone = stock === 0;
  const said = t`${plural(points, { one: '# point', other: '# points' })}`;
  return (
    <li className={s.good} data-gone={gone || undefined}>
      <img src={usePicture(art)} alt="" loading="lazy" />
      <div className={s.words}>
        <h2>{name}</h2>
        <p>{text}</p>
        <p className={cx(s.price, 'num')}>{said}</p>
        {gone && (
          <p className={s.flag}>
            <Trans>Sold out</Trans>
          </p>
        )}
        {!gone && stock !== null && stock <= fewLeft && (
          <p className={s.few}>{t`${plural(stock, { one: '# left', other: '# left' })}`}</p>
        )}
        {!gone && missing > 0 && (
          <>
            <span className={s.bar} aria-hidden="true">
              <i style={{ width: `${Math.floor((100 * balance) / points)}%` }} />
            </span>
            <p className={cx(s.missing, 'num')}>
              {t`${plural(missing, { one: '# point to go', other: '# points to go' })}`}
            </p>
          </>
        )}
        {!gone && missing === 0 && (
          <Button
            variant="soft"
            compact
            wide
            aria-label={t`Exchange: ${name}, ${said}`}
            aria-disabled={reasonId ? true : undefined}
            aria-describedby={reasonId}
            onClick={() => !reasonId && onChoose()}
          >
            <Trans>Exchange</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
