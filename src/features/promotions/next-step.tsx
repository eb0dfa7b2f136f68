import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import { useMoney } from '#src/components/people/use-money.ts';
import { missingFor, nextStage, type PromotionEntry } from './rewards.ts';
import { useReward } from './use-reward.ts';
import s from './promotions-page.module.css';

/** The member's next action, over all promotions; `entries` are sorted by it. */
export function NextStep({ entries }: { entries: readonly PromotionEntry[] }) {
  const { t } = useLingui();
  const money = useMoney();
  const reward = useReward();
  const next = entries.find(
    ({ status, own }) => status === 'issued' || status === 'process' || (status === 'signed' && own),
  );
  if (!next) return null;
  const { promotion, own, status } = next;

  const say = () => {
    if (status === 'issued') {
      const issued = own?.rewards.find(({ state }) => state === 'issued');
      const amount = reward(issued?.amount ?? '0.00', issued?.points ?? 0);
      return <Trans>{amount} is ready to claim.</Trans>;
    }
    if (!own) return <Trans>You can take part now.</Trans>;
    if (own.due.length > 0) return <Trans>Goal reached: request your reward.</Trans>;
    const stage = nextStage(promotion, own.progress);
    const missing = money(missingFor(stage?.goal ?? '0.00', own.progress));
    const pays = reward(stage?.reward ?? '0.00', stage?.points ?? 0);
    return (
      <Trans>
        Bet {missing} more to earn {pays}.
      </Trans>
    );
  };
  return (
    <Link
      to="/m/activity/$promotionId"
      params={{ promotionId: promotion.id }}
      className={s.next}
      data-pays={status === 'issued' || undefined}
    >
      <Gift size={24} />
      <span className={s.nextWords}>
        <b>
          {t`Next step`}: {promotion.title}
        </b>
        <span className="num">{say()}</span>
      </span>
      <ChevronRight size={20} />
    </Link>
  );
}
