import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { TeamFigures } from '#src/contract/agents/team.schema.ts';
import { FigureTable } from './figure-table.tsx';
import { SaveTable } from './save-table.tsx';
import { useFigures } from './use-figures.ts';
import s from './team.module.css';

type Sums = Pick<TeamFigures['totals'], 'turnover' | 'win' | 'result'>;
type PnlTableProps = {
  caption: string;
  /** The name of the first column. */
  of: string;
  figures: Pick<TeamFigures, 'totals' | 'startDate' | 'endDate'>;
  /** `name` and the smaller `note` are seen; the file has `cell`. */
  rows: readonly (Sums & { key: string; name: string; note: string; cell: string })[];
  children?: ReactNode;
};

/** Stakes, wins and result of each row, the total that closes them, and the same as a file. */
export function PnlTable({ caption, of, figures: { totals, startDate, endDate }, rows, children }: PnlTableProps) {
  const { t } = useLingui();
  const { plain } = useFigures();
  const head = [of, t`Bets`, t`Winnings`, t`Result`];
  const sumsOf = ({ turnover, win, result }: Sums) => [turnover, win, result];
  return (
    <>
      <div className={s.table}>
        <FigureTable
          caption={caption}
          head={head}
          rows={rows.map((row) => ({
            key: row.key,
            cells: [
              <Fragment key="name">
                {row.name} <small>{row.note}</small>
              </Fragment>,
              ...sumsOf(row).map(plain),
            ],
          }))}
          total={sumsOf(totals).map(plain)}
        />
      </div>
      {children}
      <SaveTable
        name={t`team-result`}
        days={{ from: startDate, to: endDate }}
        rows={[head, ...rows.map((row) => [row.cell, ...sumsOf(row)]), [t`Total`, ...sumsOf(totals)]]}
      />
    </>
  );
}
