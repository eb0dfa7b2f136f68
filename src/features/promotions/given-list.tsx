import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import BadgePercent from 'lucide-react/icons/badge-percent';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sparkles from 'lucide-react/icons/sparkles';
import Target from 'lucide-react/icons/target';
import Trophy from 'lucide-react/icons/trophy';
import { type Read, ResourceView } from '#src/components/kit/resource-view.tsx';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import type { GivenReward } from '#src/contract/promotions/rewards.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import type { Paged } from '#src/platform/resource/page.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useReward } from './use-reward.ts';
import { givenRewardsResource } from './given-rewards.resource.ts';
import s from './reward-centre.module.css';

const icons = {
  ...{ bonus: Sparkles, 'deposit-bonus': PiggyBank, promotion: BadgePercent },
  ...{ jackpot: Trophy, mall: ShoppingBag, mission: Target },
};

/** The member's received rewards, from the ledger, newest first. */
export function GivenRewards({ read }: { read: Read<Paged<GivenReward>> }) {
  const { t } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Received</Trans>
      </h2>
      <ResourceView
        read={read}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`Nothing received yet`}
        emptyText={<Trans>Your claimed rewards appear here.</Trans>}
        headingLevel={3}
        skeleton={
          <div role="status" aria-label={t`Loading`}>
            <Skeleton className={s.cardWait} />
          </div>
        }
      >
        {(list) => (
          <>
            <Card>
              <ul className={s.rows}>
                {list.items.map((reward) => (
                  <Given key={reward.id} reward={reward} />
                ))}
              </ul>
            </Card>
            <ShowMore
              of={list}
              onMore={() => void givenRewardsResource.loadMore(store, { language })}
              className={s.more}
            />
          </>
        )}
      </ResourceView>
    </section>
  );
}

function Given({ reward: { kind, title, stage, amount, points, at } }: { reward: GivenReward }) {
  const { t } = useLingui();
  const reward = useReward();
  const language = useAtomValue(languageAtom);
  const Icon = icons[kind];
  const what = {
    bonus: t`Welcome bonus`,
    'deposit-bonus': t`Deposit bonus`,
    promotion: t`Stage ${stage}`,
    jackpot: t`Jackpot`,
    mall: t`Shop`,
    mission: t`Mission`,
  }[kind];
  return (
    <li>
      <span className={s.sign}>
        <Icon size={20} />
      </span>
      <span className={s.words}>
        <b>{title || what}</b>
        <small className={cx(s.note, 'num')}>
          {title ? `${what} · ${formatDateTime(at, language)}` : formatDateTime(at, language)}
        </small>
      </span>
      <b className={cx(s.pays, 'num')} translate="no">
        +{reward(amount, points)}
      </b>
    </li>
  );
}
