import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { categoryNames } from '#src/components/games/category-name.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { RecordList } from '#src/components/kit/records/record-list.tsx';
import { useRecordSearch } from '#src/components/kit/records/use-record-search.ts';
import type { BetRound } from '#src/contract/records/records.schema.ts';
import { formatClock, formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { cx } from '#src/ui/class-names.ts';
import { dayHead } from './day-head.ts';
import { nameRow } from './name-row.tsx';
import { betFilters } from './record-filters.ts';
import { recordsOf } from './records.resource.ts';
import { useAmounts } from './use-amounts.tsx';
import s from './records.module.css';

const BetSheet = lazyPart(() => import('./bet-sheet.tsx'), 'BetSheet');

const stateNames: Record<BetRound['state'], MessageDescriptor> = {
  open: msg`In play`,
  settled: msg`Settled`,
  cancelled: msg`Cancelled`,
};

const showState = (state: BetRound['state'], name: string) => (
  <span className={cx(s.state, state === 'open' && s.open)}>{name}</span>
);

/** /m/gameRecord: the member's rounds [S1-080]. */
export function BetsPage() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const [search, setSearch] = useRecordSearch(betFilters);
  const { plain, signed } = useAmounts();
  const now = serverTime(useClock(60_000));
  const [opened, setOpened] = useState<BetRound>();
  return (
    <div className={s.page}>
      {opened && (
        <Suspense fallback={null}>
          <BetSheet round={opened} state={i18n._(stateNames[opened.state])} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      <RecordList
        label={t`Bets`}
        resource={recordsOf(search).bets}
        params={{ search, language }}
        search={search}
        onSearch={setSearch}
        filters={[
          {
            name: 'state',
            label: t`Round status`,
            options: betFilters.state.map((value) => ({ value, label: i18n._(stateNames[value]) })),
          },
          {
            name: 'category',
            label: t`Category`,
            options: betFilters.category.map((value) => ({ value, label: i18n._(categoryNames[value]) })),
          },
        ]}
        summary={({ rounds, stake, win, net }) => [
          { label: t`Result`, value: signed(net), first: true },
          { label: t`Rounds`, value: formatCount(rounds, language) },
          { label: t`Stake`, value: plain(stake) },
          { label: t`Winnings`, value: plain(win) },
        ]}
        columns={[
          {
            id: 'game',
            label: t`Game`,
            cell: ({ gameName, vendorName, at }) => nameRow(gameName, `${vendorName} · `, formatClock(at, language)),
          },
          { id: 'stake', label: t`Stake`, cell: ({ stake }) => plain(stake), numeric: true },
          { id: 'win', label: t`Winnings`, cell: ({ win }) => plain(win), numeric: true },
          { id: 'net', label: t`Result`, cell: ({ net }) => signed(net), numeric: true, beside: true },
          {
            id: 'state',
            label: t`Round status`,
            cell: ({ state }) => showState(state, i18n._(stateNames[state])),
          },
        ]}
        rowKey={({ id }) => id}
        dayOf={({ at }) => dayHead(at, now, language)}
        onOpen={setOpened}
        emptyTitle={t`No bets in this period`}
        emptyText={<Trans>Choose other days, or play a round.</Trans>}
        emptyAction={<BackToGames />}
      />
    </div>
  );
}
