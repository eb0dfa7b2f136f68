import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useId } from 'react';
import { ErrorSentence } from '#src/components/kit/error-sentence.tsx';
import type { DateRange } from '#src/components/kit/records/date-range.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import type { usePrintedStatement } from './use-printed-statement.ts';
import { useStatement } from './use-statement.ts';
import s from './statement.module.css';

type StatementFileProps = { range: DateRange; printed: ReturnType<typeof usePrintedStatement> };

/** Saves every entry of a period as CSV, and prints the statement. */
export function StatementFile({ range, printed }: StatementFileProps) {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const id = useId();
  const { progress, problem: failed, saved, download, cancel } = useStatement();
  const percent = Math.round((progress ?? 0) * 100);
  const problem = failed ?? printed.problem;
  return (
    <section className={s.file} data-screen aria-label={t`File and printed page`}>
      {progress === undefined ? (
        <Button wide disabled={!online} onClick={() => void download(range)}>
          <Download size={20} />
          <Trans>Download CSV</Trans>
        </Button>
      ) : (
        <>
          <div className={s.progress}>
            <span id={id}>{t`Reading your entries: ${percent}%`}</span>
            <ProgressBar aria-labelledby={id} value={percent} max={100} />
          </div>
          <Button wide variant="line" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      )}
      <Button wide variant="line" disabled={!online} pending={printed.pending} onClick={printed.print}>
        <Printer size={20} />
        <Trans>Print or save as PDF</Trans>
      </Button>
      <div role="status">{saved && <Trans>The statement was downloaded.</Trans>}</div>
      {problem === 'nothing' && <InlineAlert>{t`There are no entries in this period.`}</InlineAlert>}
      {problem !== undefined && problem !== 'nothing' && (
        <InlineAlert>
          <ErrorSentence code={problem} />
        </InlineAlert>
      )}
      <p className={s.hint}>
        {online ? (
          <Trans>
            Every entry of your balance, for a spreadsheet. The last line has a code that shows whether the file was
            changed.
          </Trans>
        ) : (
          t`You can download it once you are online again.`
        )}
      </p>
    </section>
  );
}
