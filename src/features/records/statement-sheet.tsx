import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { ErrorSentence } from '#src/components/kit/error-sentence.tsx';
import { type DateRange, momentsOf } from '#src/components/kit/records/date-range.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import s from './statement-sheet.module.css';
import { useStatement } from './use-statement.ts';

type StatementSheetProps = { range: DateRange; today: string; onClose: () => void };

/** Downloads the statement of the days on screen, of this year or of an earlier one, as CSV. */
export function StatementSheet({ range, today, onClose }: StatementSheetProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const online = useAtomValue(onlineAtom);
  const id = useId();
  const { progress, problem, saved, download, cancel } = useStatement();
  const year = Number(today.slice(0, 4));
  const day = (of: string) => formatDay(momentsOf({ from: of, to: of }).since, language);
  const years = [0, 1, 2].map((ago) => String(year - ago));
  const choices = new Map<string, DateRange>([
    ['shown', range],
    ...years.map((of) => [of, { from: `${of}-01-01`, to: of === String(year) ? today : `${of}-12-31` }] as const),
  ]);
  const [chosen, setChosen] = useState('shown');
  const percent = Math.round((progress ?? 0) * 100);
  const footer =
    progress === undefined ? (
      <Button wide disabled={!online} onClick={() => void download(choices.get(chosen) ?? range)}>
        <Trans>Download CSV</Trans>
      </Button>
    ) : (
      <Button wide variant="line" onClick={cancel}>
        <Trans>Cancel</Trans>
      </Button>
    );
  return (
    <Sheet open onClose={onClose} title={t`Statement`} closeLabel={t`Close`} footer={footer}>
      <SelectField
        label={t`Period`}
        value={chosen}
        disabled={progress !== undefined}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="shown">{`${day(range.from)} – ${day(range.to)}`}</option>
        {years.map((of) => (
          <option key={of}>{of}</option>
        ))}
      </SelectField>
      <p className={s.hint}>
        <Trans>
          Every entry of your balance, for a spreadsheet. The last line has a code that shows whether the file was
          changed.
        </Trans>
      </p>
      {progress !== undefined && (
        <div className={s.progress}>
          <span id={id}>{t`Reading your entries: ${percent}%`}</span>
          <ProgressBar aria-labelledby={id} value={percent} max={100} />
        </div>
      )}
      <div role="status">{saved && <Trans>The statement was downloaded.</Trans>}</div>
      {problem === 'nothing' && <InlineAlert>{t`There are no entries in this period.`}</InlineAlert>}
      {problem !== undefined && problem !== 'nothing' && (
        <InlineAlert>
          <ErrorSentence code={problem} />
        </InlineAlert>
      )}
      {!online && <p className={s.hint}>{t`You can download it once you are online again.`}</p>}
    </Sheet>
  );
}
