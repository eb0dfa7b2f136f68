import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { AccountEntry } from '#src/contract/records/records.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { RecordList } from '#src/components/kit/records/record-list.tsx';
import { useRecordSearch } from '#src/components/kit/records/use-record-search.ts';
import { formatClock } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { dayHead } from './day-head.ts';
import { kindName } from './kind-name.ts';
import { nameRow } from './name-row.tsx';
import { accountFilters } from './record-filters.ts';
import { recordsOf } from './records.resource.ts';
import { StatementButton } from './statement-button.tsx';
import { useAmounts } from './use-amounts.tsx';
import { useEntryParts } from './use-entry-parts.ts';
import s from './records.module.css';

const EntrySheet = lazyPart(() => import('./entry-sheet.tsx'), 'EntrySheet');

const TeamRecordPage = lazyPart(() => import('./team-record-page.tsx'), 'TeamRecordPage');

/** /m/transaction/record: all bookings of the member's balance [S1-081], or with types=A those of an agent's team [S2-076]. */
export function AccountRecordPage() {
  const given: Record<string, unknown> = useLocation({ select: ({ search }) => search });
  const type = useAtomValue(memberAtom)?.type;
  if (given['types'] !== 'A' || type === undefined || !may.agentArea(type)) return <OwnRecord />;
  return (
    <Suspense fallback={<FormSkeleton fields={3} />}>
      <TeamRecordPage />
    </Suspense>
  );
}

function OwnRecord() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const [search, setSearch] = useRecordSearch(accountFilters);
  const { plain, signed } = useAmounts();
  const { filterBy, summary } = useEntryParts();
  const now = serverTime(useClock(60_000));
  const [opened, setOpened] = useState<AccountEntry>();
  return (
    <div className={s.page}>
      {opened && (
        <Suspense fallback={null}>
          <EntrySheet entry={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      <StatementButton search={search} />
      <RecordList
        label={t`Transactions`}
        resource={recordsOf(search).account}
        params={{ search, language }}
        search={search}
        onSearch={setSearch}
        filters={[filterBy(accountFilters.group)]}
        summary={summary}
        columns={[
          {
            id: 'what',
            label: t`Entry`,
            cell: ({ kind, about, at }) =>
              nameRow(i18n._(kindName(kind)), about && `${about} · `, formatClock(at, language)),
          },
          { id: 'amount', label: t`Amount`, cell: ({ amount }) => signed(amount), numeric: true, beside: true },
          { id: 'balance', label: t`Balance after`, cell: ({ balance }) => plain(balance), numeric: true },
        ]}
        rowKey={({ id }) => id}
        dayOf={({ at }) => dayHead(at, now, language)}
        onOpen={setOpened}
        emptyTitle={t`No entries in this period`}
        emptyText={<Trans>Choose other days, or play a round.</Trans>}
        emptyAction={<BackToGames />}
      />
    </div>
  );
}
