import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { LastUpdated } from '#src/components/kit/last-updated.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { PageTurner } from '#src/components/kit/records/page-turner.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { TeamSort } from '#src/contract/agents/team.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { BranchCounters } from './branch-counters.tsx';
import { ForAgents } from './for-agents.tsx';
import { MemberRow } from './member-row.tsx';
import { PeriodBar } from './period-bar.tsx';
import { TeamPath } from './team-path.tsx';
import { TeamSearchField } from './team-search-field.tsx';
import { downlineResource } from './team.resource.ts';
import { useTeamSearch } from './team-search.ts';
import s from './team-list.module.css';
import page from './team.module.css';

const MemberSheet = lazyPart(() => import('./member-sheet.tsx'), 'MemberSheet');

/** /m/member/team: who stands below the agent, branch by branch [S2-077]. */
export const TeamPage = () => (
  <ForAgents>
    <Team />
  </ForAgents>
);

function Team() {
  const { t } = useLingui();
  const [search, setSearch] = useTeamSearch();
  const timeZone = useAtomValue(timeZoneAtom);
  const read = useRead(downlineResource, { search, timeZone });
  const [opened, setOpened] = useState<string>();
  const pageNo = search.page ?? 1;
  const sort = (search.sort ?? 'turnover') as TeamSort;
  const sorts: Record<TeamSort, string> = {
    turnover: t`Bets in the period`,
    deposit: t`Deposits in the period`,
    result: t`Result in the period`,
    name: t`Name`,
    joined: t`Newest first`,
    presence: t`Online and last seen`,
  };
  const openBranch = (member: string | undefined) => {
    setOpened(undefined);
    setSearch({ ...search, member, q: undefined, page: undefined }, true);
  };
  return (
    <>
      <TeamSearchField search={search} onSearch={setSearch} />
      <TeamPath path={read.value?.path ?? []} onOpen={openBranch} />
      <PeriodBar search={search} onSearch={setSearch} />
      <SelectField
        label={t`Order`}
        value={sort}
        onChange={({ target }) =>
          setSearch({ ...search, sort: target.value === 'turnover' ? undefined : target.value, page: undefined })
        }
      >
        {Object.entries(sorts).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={page.age}>
        <LastUpdated at={read.at} />
      </div>
      {read.value && <BranchCounters counters={read.value.counters} />}
      <ResourceView
        read={read}
        isEmpty={({ list }) => list.length === 0}
        emptyTitle={search.q === undefined ? t`Nobody is here yet` : t`Nobody of this name in the branch`}
        emptyText={search.q === undefined ? t`Members who register by your code stand here.` : t`Check the spelling.`}
        skeleton={<FormSkeleton fields={5} />}
      >
        {({ list, totalPages }) => (
          <>
            <ul className={s.list} aria-label={t`Members`}>
              {list.map((member) => (
                <MemberRow key={member.account} member={member} sort={sort} onOpen={setOpened} />
              ))}
            </ul>
            <PageTurner
              page={pageNo}
              pages={totalPages}
              onPage={(to) => setSearch({ ...search, page: to > 1 ? to : undefined })}
            />
          </>
        )}
      </ResourceView>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <MemberSheet account={opened} search={search} onBranch={openBranch} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
