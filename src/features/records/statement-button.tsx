import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { dayOf } from '#src/components/kit/records/date-range.ts';
import { rangeOf, type RecordSearch } from '#src/components/kit/records/record-search.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { Button } from '#src/ui/button.tsx';
import s from './records.module.css';

const StatementSheet = lazyPart(() => import('./statement-sheet.tsx'), 'StatementSheet');

/** Opens the download of the statement of the days on screen. */
export function StatementButton({ search }: { search: RecordSearch }) {
  const [openedAt, setOpenedAt] = useState<Date>();
  return (
    <div className={s.download}>
      <Button variant="text" compact aria-haspopup="dialog" onClick={() => setOpenedAt(new Date(serverTime()))}>
        <Download size={20} />
        <Trans>Download statement</Trans>
      </Button>
      {openedAt && (
        <Suspense fallback={null}>
          <StatementSheet
            range={rangeOf(search, openedAt)}
            today={dayOf(openedAt)}
            onClose={() => setOpenedAt(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
