import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import { useClock } from '#src/components/kit/use-clock.ts';
import { dayOf } from '#src/components/kit/records/date-range.ts';
import { rangeOf, type RecordSearch } from '#src/components/kit/records/record-search.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { buttonClass } from '#src/ui/button.tsx';
import s from './records.module.css';

/** Leads to the statement of the days on screen, and of years. */
export function StatementButton({ search }: { search: RecordSearch }) {
  const range = rangeOf(search, dayOf(new Date(serverTime(useClock(60_000)))));
  return (
    <div className={s.download} data-screen>
      <Link to="/m/statement" search={range as never} className={buttonClass({ variant: 'text', compact: true })}>
        <FileText size={20} />
        <Trans>Full statement</Trans>
      </Link>
    </div>
  );
}
