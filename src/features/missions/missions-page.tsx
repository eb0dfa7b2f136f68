import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Info from 'lucide-react/icons/info';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { RecordListSkeleton } from '#src/components/kit/records/record-list-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useClock } from '#src/components/kit/use-clock.ts';
import type { Missions } from '#src/contract/lobby/tasks.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { MissionRow } from './mission-row.tsx';
import { missionsResource } from './missions.resource.ts';
import s from './missions-page.module.css';

/** /m/mission: the missions of the day, their progress, and when they end [S1-227]. */
export function MissionsPage() {
  const { t } = useLingui();
  return (
    <div className={s.page}>
      <ResourceView
        read={useRead(missionsResource, undefined)}
        isEmpty={({ missions }) => missions.length === 0}
        emptyTitle={t`There are no missions today`}
        emptyText={<Trans>New ones will appear here.</Trans>}
        emptyAction={<BackToGames />}
        skeleton={<RecordListSkeleton rows={3} lines={2} />}
      >
        {(today) => <Today {...today} />}
      </ResourceView>
    </div>
  );
}

function Today({ missions, endsAt }: Missions) {
  const { t } = useLingui();
  const done = missions.filter(({ goal, done: of }) => of >= goal).length;
  const all = missions.length;
  return (
    <>
      <header className={s.head}>
        <h2>
          <Trans>Today’s missions</Trans>
        </h2>
        <p>
          {done === all ? <Trans>All done for today.</Trans> : <Trans>{`${done} of ${all} done.`}</Trans>}{' '}
          <TimeLeft endsAt={endsAt} />
        </p>
      </header>
      <Card>
        <ul className={s.missions} aria-label={t`Today’s missions`}>
          {missions.map((mission) => (
            <MissionRow key={mission.kind} mission={mission} />
          ))}
        </ul>
      </Card>
      <p className={s.note}>
        <Info size={16} />
        {missions.some(({ points }) => points > 0) ? (
          <Trans>
            Only balance rounds count, not demo rounds. Exchange points in the shop; play only if you want to.
          </Trans>
        ) : (
          <Trans>Only balance rounds count, not demo rounds. Missions pay no reward: play only if you want to.</Trans>
        )}
      </p>
      <Link to="/m/gameList" search={{ gameType: 'HOT' }} className={buttonClass({ wide: true })}>
        <Trans>See the games</Trans>
      </Link>
    </>
  );
}

/** The day is the merchant's: it ends at the same time for every player. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const minutes = Math.max(0, Math.ceil((endsAt - serverTime(useClock(60_000))) / 60_000));
  return minutes < 60 ? (
    <Plural value={minutes} one="# minute left." other="# minutes left." />
  ) : (
    <Plural value={Math.floor(minutes / 60)} one="# hour left." other="# hours left." />
  );
}
