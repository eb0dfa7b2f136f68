import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { RecordList } from '#src/components/kit/records/record-list.tsx';
import { useClock } from '#src/components/kit/use-clock.ts';
import { useTeamToday } from '#src/components/people/agents/use-team-today.ts';
import { gameCategories } from '#src/contract/core/game-type.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatClock, formatCount, formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { FilterChip } from '#src/ui/chip.tsx';
import { ForAgents } from './for-agents.tsx';
import { betsResource } from './team.resource.ts';
import { useTeamSearch } from './team-search.ts';
import { useCategoryName } from './use-category-name.ts';
import { useFigures } from './use-figures.ts';
import s from './team.module.css';

/** /m/teamBetting: rounds of the members of the agent's team [S2-080]. */
export const TeamBetsPage = () => (
  <ForAgents>
    <TeamBets />
  </ForAgents>
);

const memberCell = (account: string, time: string) => (
  <span className={s.named}>
    <span translate="no">{account}</span>
    <small className="num">{time}</small>
  </span>
);

function TeamBets() {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const [search, setSearch] = useTeamSearch();
  const { money } = useFigures();
  const nameOf = useCategoryName();
  const timeZone = useAtomValue(timeZoneAtom);
  const today = useTeamToday();
  const { member } = search;
  const now = serverTime(useClock(60_000));
  const timeOf = (at: number) => (now - at < 86_400_000 ? formatClock(at, language) : formatDateTime(at, language));
  return (
    <>
      {member !== undefined && (
        <FilterChip
          removeLabel={t`show all members`}
          onRemove={() => setSearch({ ...search, member: undefined, page: undefined })}
        >
          <span translate="no">{member}</span>
        </FilterChip>
      )}
      <RecordList
        label={t`Bets of the team`}
        resource={betsResource}
        params={{ search, timeZone, language }}
        today={today}
        search={search}
        onSearch={setSearch}
        filters={[
          {
            name: 'category',
            label: t`Category`,
            options: gameCategories
              .filter((category) => category !== 'PROMO')
              .map((value) => ({ value, label: nameOf(value) })),
          },
        ]}
        summary={({ rounds, stake, win, net }) => [
          { label: t`Result of the members`, value: money(net), first: true },
          { label: t`Rounds`, value: formatCount(rounds, language) },
          { label: t`Stake`, value: money(stake) },
          { label: t`Winnings`, value: money(win) },
        ]}
        columns={[
          {
            id: 'account',
            label: t`Member`,
            cell: ({ account, at }) => memberCell(account, timeOf(at)),
          },
          { id: 'net', label: t`Result`, cell: ({ net }) => money(net), numeric: true, beside: true },
          { id: 'game', label: t`Game`, cell: ({ gameName, vendorName }) => `${gameName}, ${vendorName}` },
          { id: 'stake', label: t`Stake`, cell: ({ stake }) => money(stake), numeric: true },
          { id: 'win', label: t`Winnings`, cell: ({ win }) => money(win), numeric: true },
        ]}
        rowKey={({ id }) => id}
        emptyTitle={t`No bets in this period`}
        emptyText={<Trans>Choose other days or another category.</Trans>}
      />
    </>
  );
}
