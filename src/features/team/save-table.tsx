import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Download from 'lucide-react/icons/download';
import type { DateRange } from '#src/components/kit/records/date-range.ts';
import { type Cell, csvFile } from '#src/contract/core/csv.ts';
import { saveFile } from '#src/platform/device/save-file.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import s from './team.module.css';

type SaveTableProps = {
  /** The beginning of the file's name. */
  name: string;
  days: DateRange;
  /** The names of the columns, and the rows; an amount as the gateway writes it. */
  rows: readonly (readonly Cell[])[];
};

/** Saves a table that is on the page as CSV. */
export function SaveTable({ name, days: { from, to }, rows }: SaveTableProps) {
  const language = useAtomValue(languageAtom);
  const save = () =>
    saveFile(`${name}-${from}-${to}.csv`, new Blob([csvFile(rows, language)], { type: 'text/csv;charset=utf-8' }));
  return (
    <Button variant="text" compact className={s.range} data-screen onClick={save}>
      <Download size={16} />
      <Trans>Download CSV</Trans>
    </Button>
  );
}
