import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import s from './figure-table.module.css';

type FigureTableProps = {
  /** What the table shows, and in which currency; for screen readers. */
  caption: string;
  head: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** The last row closes the table. */
  total?: readonly ReactNode[] | undefined;
};

/** A table of figures: a name, then amounts in tabular figures. Where it is wider than the screen it scrolls by itself. */
export function FigureTable({ caption, head, rows, total }: FigureTableProps) {
  const { t } = useLingui();
  const line = (cells: readonly ReactNode[]) =>
    cells.map((cell, index) =>
      index === 0 ? (
        <th key={head[index]} scope="row">
          {cell}
        </th>
      ) : (
        <td key={head[index]}>{cell}</td>
      ),
    );
  return (
    <div className={s.wide} role="region" aria-label={caption} tabIndex={0}>
      <table className={s.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>{line(cells)}</tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>{line([t`Total`, ...total])}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
