import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { ResourceView } from '#src/components/kit/resource-view.tsx';
import { useLiveRead } from '#src/components/kit/use-live-read.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { usePageAge } from '#src/state/app/page-age.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EndedRuns } from './ended-runs.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JackpotCard } from './jackpot-card.tsx';
import { jackpotsResource } from './jackpot.resource.ts';
import { LastDrops } from './last-drops.tsx';
import s from './jackpot.module.css';

/** Poll interval of the amounts; ms. */
const pollInterval = 10_000;

/** /m/jackpot: the jackpots as they grow with real bets, the largest first, and their last winners [S1-092]. */
export function JackpotPage() {
  const { t } = useLingui();
  const read = useLiveRead(jackpotsResource, { language: useAtomValue(languageAtom) }, pollInterval);
  usePageAge(read.at);
  return (
    <div className={s.page}>
      <ResourceView
        read={read}
        isEmpty={({ list, drops, ended }) => list.length + drops.length + ended.length === 0}
        emptyTitle={t`No jackpot at the moment`}
        emptyAction={<BackToGames />}
        skeleton={<JackpotsSkeleton />}
      >
        {({ list, drops, ended }) => (
          <>
            {list.length === 0 && (
              <p className={s.quiet}>
                <Trans>None is growing at the moment.</Trans>
              </p>
            )}
            {list
              .toSorted((a, b) => toMinor(b.amount) - toMinor(a.amount))
              .map((jackpot, place) => (
                <JackpotCard key={jackpot.id} jackpot={jackpot} first={place === 0} />
              ))}
            {list.length > 0 && <HowItWorks jackpots={list} />}
            <LastDrops drops={drops} />
            <EndedRuns ended={ended} />
          </>
        )}
      </ResourceView>
    </div>
  );
}

function JackpotsSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className={s.coming} />
      ))}
    </div>
  );
}
