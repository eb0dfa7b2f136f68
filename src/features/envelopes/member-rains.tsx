import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useClock } from '#src/components/kit/use-clock.ts';
import { usePolling } from '#src/components/kit/use-live-read.ts';
import { isToTake, rainNow, rainsResource } from '#src/components/people/envelopes/rains.resource.ts';
import type { Rain } from '#src/contract/agents/envelopes.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { RainScene } from './rain-scene.tsx';

/** The rains are read this often while one of them runs, and else; ms. */
const pauses = { running: 3000, quiet: 30_000 };

/** What a member sees: the rain to take from, else one to come, else the last one of which they have an envelope. */
export function MemberRains() {
  const { t } = useLingui();
  const read = useRead(rainsResource, undefined);
  const isRunning = read.value?.some((rain) => rainNow(rain).state === 'running');
  usePolling(isRunning ? pauses.running : pauses.quiet, read.again);
  if (read.value !== undefined && read.value.length > 0) return <Rains list={read.value} />;
  return (
    <>
      <OwnHeader />
      <ResourceView
        read={read}
        isEmpty={(list) => list.length === 0}
        emptyTitle={t`No rain at the moment`}
        emptyText={<Trans>When your agent makes one, you get a message.</Trans>}
        emptyAction={<BackToGames />}
        skeleton={<FormSkeleton fields={3} />}
      >
        {() => null}
      </ResourceView>
    </>
  );
}

/** The rain that is looked at stays, also once another one comes first in the list. */
function Rains({ list }: { list: readonly Rain[] }) {
  const now = serverTime(useClock());
  const [id, setId] = useState(list[0]?.id);
  const rains = list.map((rain) => rainNow(rain, now));
  const rain = rains.find((one) => one.id === id) ?? rains[0];
  if (!rain) return null;
  const next = rains.find((one) => one.id !== rain.id && one.state === 'running' && isToTake(one));
  return <RainScene key={rain.id} rain={rain} now={now} {...(next && { onNext: () => setId(next.id) })} />;
}
