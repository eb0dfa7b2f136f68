import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { PageTurner } from '#src/components/kit/records/page-turner.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FigureTable } from './figure-table.tsx';
import { downlineResource } from './team.resource.ts';
import type { TeamSearch } from './team-search.ts';
import { useFigures } from './use-figures.ts';
import s from './team.module.css';

type PnlByMemberProps = { search: TeamSearch; onSearch: (search: TeamSearch) => void };

/** Stakes, wins and result of each direct member with all below them, a page at a time. */
export function PnlByMember({ search, onSearch }: PnlByMemberProps) {
  const { t } = useLingui();
  const { plain } = useFigures();
  const timeZone = useAtomValue(timeZoneAtom);
  const read = useRead(downlineResource, { search: { ...search, sort: 'result' }, timeZone });
  const page = search.page ?? 1;
  return (
    <ResourceView
      read={read}
      isEmpty={({ list }) => list.length === 0}
      headingLevel={3}
      emptyTitle={t`Nobody is directly below you`}
      skeleton={<Skeleton line />}
    >
      {({ list, totalPages }) => (
        <>
          <div className={s.table}>
            <FigureTable
              caption={t`Profit and loss by direct member`}
              head={[t`Member`, t`Bets`, t`Winnings`, t`Result`]}
              rows={list.map(({ account, figures: { turnover, win, result } }) => ({
                key: account,
                cells: [
                  <span key="account" translate="no">
                    {account}
                  </span>,
                  ...[turnover, win, result].map(plain),
                ],
              }))}
            />
          </div>
          <PageTurner
            page={page}
            pages={totalPages}
            onPage={(to) => onSearch({ ...search, page: to > 1 ? to : undefined })}
          />
        </>
      )}
    </ResourceView>
  );
}
