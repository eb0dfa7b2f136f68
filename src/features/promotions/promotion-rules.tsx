import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import Gamepad from 'lucide-react/icons/gamepad';
import Hourglass from 'lucide-react/icons/hourglass';
import Repeat from 'lucide-react/icons/repeat';
import Wallet from 'lucide-react/icons/wallet';
import { categoryNames } from '#src/components/games/category-name.ts';
import type { Promotion } from '#src/contract/promotions/promotions.schema.ts';
import { Card } from '#src/ui/card.tsx';
import s from './promotion-page.module.css';

/** A promotion's rules as text, derived from its settings. */
export function PromotionRules({ promotion: { goal, category, review } }: { promotion: Promotion }) {
  const { _ } = useLingui();
  const games = category === '' ? undefined : _(categoryNames[category]);
  return (
    <Card className={s.part}>
      <h3>
        <Trans>How it works</Trans>
      </h3>
      <ul className={s.rules}>
        {goal === 'turnover' && (
          <li>
            <Gamepad size={24} />
            {games === undefined ? (
              <Trans>Bets in all games count from the moment you take part.</Trans>
            ) : (
              <Trans>Bets in {games} count from the moment you take part.</Trans>
            )}
          </li>
        )}
        <li>
          <Hourglass size={24} />
          {review ? (
            <Trans>Our team reviews your request before paying.</Trans>
          ) : (
            <Trans>As soon as you reach a stage, its reward is ready to claim.</Trans>
          )}
        </li>
        <li>
          <Wallet size={24} />
          <Trans>A reward you claim goes straight to your balance.</Trans>
        </li>
        <li>
          <Repeat size={24} />
          <Trans>One reward per stage, per account. You keep what you earn after the end.</Trans>
        </li>
      </ul>
    </Card>
  );
}
