import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { RecordList } from '#src/components/kit/records/record-list.tsx';
import { useRecordSearch } from '#src/components/kit/records/use-record-search.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { localeOf } from '#src/platform/language/i18n.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { recordsOf } from './records.resource.ts';
import { useAmounts } from './use-amounts.tsx';
import s from './records.module.css';

/** The day of a moment in the reader's time zone, and its day of the week. */
const dayName = (at: number, language: Language) =>
  new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(at);

/** /m/profitandloss: the totals of each day [S1-082]. */
export function ProfitPage() {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const [search, setSearch] = useRecordSearch();
  const { plain, signed } = useAmounts();
  return (
    <div className={s.page}>
      <RecordList
        label={t`Profit and loss`}
        resource={recordsOf(search).profit}
        params={{ search }}
        search={search}
        onSearch={setSearch}
        summary={({ stake, win, bonus, net }) => [
          { label: t`Result`, value: signed(net), first: true },
          { label: t`Stake`, value: plain(stake) },
          { label: t`Winnings`, value: plain(win) },
          { label: t`Bonuses`, value: plain(bonus) },
        ]}
        columns={[
          { id: 'day', label: t`Day`, cell: ({ at }) => dayName(at, language) },
          { id: 'stake', label: t`Stake`, cell: ({ stake }) => plain(stake), numeric: true },
          { id: 'win', label: t`Winnings`, cell: ({ win }) => plain(win), numeric: true },
          { id: 'bonus', label: t`Bonuses`, cell: ({ bonus }) => plain(bonus), numeric: true },
          { id: 'net', label: t`Result`, cell: ({ net }) => signed(net), numeric: true, beside: true },
        ]}
        rowKey={({ at }) => at}
        emptyTitle={t`You did not play in this period`}
        emptyText={<Trans>Choose other days, or play a round.</Trans>}
        emptyAction={<BackToGames />}
      />
    </div>
  );
}
