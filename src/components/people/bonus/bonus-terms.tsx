import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { categoryNames } from '#src/components/games/category-name.ts';
import type { BonusOffer } from '#src/contract/payments/bonuses.schema.ts';
import { useMoney } from '../use-money.ts';
import s from './bonus.module.css';

/** The terms of an offer in full, before a member takes it. */
export function BonusTerms({ offer }: { offer: BonusOffer }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { percent, times, days, weights } = offer;
  const [least, most] = [money(offer.min), money(offer.most)];
  const within = t`${plural(days, { one: '# day', other: '# days' })}`;
  const often = t`${plural(times, { one: '# time', other: '# times' })}`;
  return (
    <div className={s.terms}>
      <p>
        <b>
          <Trans>Before you accept</Trans>
        </b>
      </p>
      <ul>
        <li>
          <Trans>
            {percent}% of a deposit from {least}, up to {most}.
          </Trans>
        </li>
        <li>
          <Trans>
            The bonus waits beside your balance until you have bet {often} its amount, within {within}. Then it is
            yours.
          </Trans>
        </li>
        <li>
          <Trans>It does not tie up your own money: you play and withdraw that as without a bonus.</Trans>
        </li>
        <li>
          <Trans>What counts:</Trans>{' '}
          {weights.map(({ category, percent: part }) => `${i18n._(categoryNames[category])} ${part}%`).join(', ')}
        </li>
        <li>
          <Trans>
            You can drop the bonus at any time. It ends if its time is over, or if the deposit is taken back.
          </Trans>
        </li>
      </ul>
    </div>
  );
}
