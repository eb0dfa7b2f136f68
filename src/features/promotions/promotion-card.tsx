import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { PromotionFlag } from './promotion-flag.tsx';
import { PromotionHero } from './promotion-hero.tsx';
import { PromotionPeriod } from './promotion-period.tsx';
import { type PromotionEntry, wholePoints, wholeReward } from './rewards.ts';
import { useReward } from './use-reward.ts';
import s from './promotions-page.module.css';

type PromotionCardProps = {
  entry: PromotionEntry;
  /** Whether the reader's status is known. */
  known: boolean;
  now: number;
};

/** One promotion of the list: its picture, its reward, its status, and a link to it. */
export function PromotionCard({ entry: { promotion, status }, known, now }: PromotionCardProps) {
  const amount = useReward()(wholeReward(promotion), wholePoints(promotion));
  return (
    <li>
      <Link to="/m/activity/$promotionId" params={{ promotionId: promotion.id }} className={s.card}>
        <PromotionHero promotion={promotion} eyebrow={<PromotionPeriod promotion={promotion} now={now} />} />
        <span className={s.foot}>
          <b className="num">{promotion.stages.length > 1 ? <Trans>Up to {amount}</Trans> : amount}</b>
          {known && <PromotionFlag status={status} />}
          <ChevronRight size={20} />
        </span>
      </Link>
    </li>
  );
}
