import { Trans, useLingui } from '@lingui/react/macro';
import { Balance } from '#src/components/people/balance.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Read } from '#src/components/kit/resource-view.tsx';
import type { Amount } from '#src/contract/core/amount.ts';
import { stageStatus } from '#src/contract/promotions/promotion-status.ts';
import type { OwnPromotion } from '#src/contract/promotions/promotions.schema.ts';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PromotionFlag } from './promotion-flag.tsx';
import { TimeLeft } from './promotion-period.tsx';
import { missingFor, nextStage, type PromotionEntry } from './rewards.ts';
import { StakesBar } from './stakes-bar.tsx';
import { useReward } from './use-reward.ts';
import s from './promotion-page.module.css';
import flags from './promotion-status.module.css';

type PromotionStagesProps = {
  entry: PromotionEntry;
  now: number;
  /** The member's status is still loading. */
  unknown: Read<OwnPromotion[]> | undefined;
};

/** The status of a promotion, the member's progress, and each stage with its reward; the balance where one was paid. */
export function PromotionStages({ entry, now, unknown }: PromotionStagesProps) {
  const { t } = useLingui();
  const money = useMoney();
  const pays = useReward();
  const { promotion, own, status } = entry;
  const next = own && nextStage(promotion, own.progress);
  const rejected = own?.rewards.find(({ state }) => state === 'rejected');
  const paid = own?.rewards.some(({ state }) => state === 'issued' || state === 'claimed');
  return (
    <Card>
      <div className={s.head}>
        <div className={s.line}>
          {unknown ? <Skeleton short /> : <PromotionFlag status={status} />}
          <TimeLeft promotion={promotion} now={now} />
        </div>
        {own && next && <Progress done={own.progress} goal={next.goal} />}
      </div>
      {unknown?.status === 'failed' && (
        <InlineAlert actionLabel={t`Try again`} pending={unknown.refreshing} onAction={unknown.again}>
          <Trans>We could not load your status.</Trans>
        </InlineAlert>
      )}
      {rejected?.reason && (
        <div className={s.reason}>
          <b>
            <Trans>Why it was not approved</Trans>
          </b>
          <p>{rejected.reason}</p>
        </div>
      )}
      <ol className={s.stages} aria-label={t`Stages`}>
        {promotion.stages.map(({ stage, goal, reward, points }) => {
          const state = stageStatus(promotion, own, stage, now);
          const missing = missingFor(goal, own?.progress ?? '0.00');
          return (
            <li key={stage}>
              <span className={s.no} data-status={unknown ? undefined : state} aria-hidden="true">
                {stage}
              </span>
              <span className={s.words}>
                <b className="num">{pays(reward, points)}</b>
                <span className="num">
                  {promotion.goal === 'none' ? <Trans>No bets needed</Trans> : <Trans>{money(goal)} in bets</Trans>}
                </span>
              </span>
              {own && own.due.includes(stage) && <Goal />}
              {own && state === 'signed' && !own.due.includes(stage) && <Missing amount={money(missing)} />}
              {own && state !== 'signed' && promotion.stages.length > 1 && <PromotionFlag status={state} />}
            </li>
          );
        })}
      </ol>
      {paid && (
        <p className={s.balance}>
          <span>
            <Trans>Your balance</Trans>
          </span>
          <Balance />
        </p>
      )}
    </Card>
  );
}

const Goal = () => (
  <span className={cx(flags.flag, flags.pay)}>
    <Trans>Reached</Trans>
  </span>
);

const Missing = ({ amount }: { amount: string }) => (
  <span className={cx(flags.flag, 'num')}>
    <Trans>{amount} to go</Trans>
  </span>
);

function Progress({ done: progress, goal }: { done: Amount; goal: Amount }) {
  const money = useMoney();
  const [done, whole] = [money(progress), money(goal)];
  return (
    <>
      <p className={`${s.sum} num`}>
        <Trans>
          <b>{done}</b> of {whole} bet
        </Trans>
      </p>
      <StakesBar done={progress} goal={goal} />
    </>
  );
}
