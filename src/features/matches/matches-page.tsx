import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { DemonstrationNote } from '#src/components/games/demonstration/demonstration-note.tsx';
import { standingMatches } from '#src/components/games/matches/match-days.ts';
import { ResourceView } from '#src/components/kit/resource-view.tsx';
import { RecordListSkeleton } from '#src/components/kit/records/record-list-skeleton.tsx';
import { useClock } from '#src/components/kit/use-clock.ts';
import { useLiveRead } from '#src/components/kit/use-live-read.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { matchesResource } from '#src/state/lobby/matches.ts';
import { usePageAge } from '#src/state/app/page-age.ts';
import { MatchDays } from './match-days-list.tsx';
import s from '#src/components/games/matches/match.module.css';

/** Interval at which a visible page is refreshed and sorted again; ms. */
const pollInterval = 10_000;
const orderEvery = 5000;

/** /m/hotMatch: running and upcoming matches, day by day [S1-091]. */
export function MatchesPage() {
  const { t } = useLingui();
  const read = useLiveRead(matchesResource, { language: useAtomValue(languageAtom) }, pollInterval);
  usePageAge(read.at);
  const now = serverTime(useClock(orderEvery));
  return (
    <div className={s.page}>
      <ResourceView
        read={read}
        isEmpty={(matches) => standingMatches(matches, now).length === 0}
        emptyTitle={t`No match at the moment`}
        emptyText={<Trans>New matches appear here before they start.</Trans>}
        emptyAction={<BackToGames />}
        skeleton={<RecordListSkeleton rows={6} lines={3} />}
      >
        {(matches) => (
          <>
            <DemonstrationNote
              tab="SPORTS"
              otherwise={
                <p className={s.note}>
                  <Trans>The provider sets the odds and keeps the score of each match.</Trans>
                </p>
              }
            />
            <MatchDays matches={matches} now={now} />
          </>
        )}
      </ResourceView>
    </div>
  );
}
