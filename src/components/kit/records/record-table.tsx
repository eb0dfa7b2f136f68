import type { ReactNode } from 'react';
import { cx } from '#src/ui/class-names.ts';
import days from './record-days.module.css';
import s from './record-list.module.css';

export type RecordColumn<Row, Totals> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Cell of the totals row; left out if a sum is meaningless. */
  total?: (totals: Totals) => ReactNode;
  /** Amounts are right-aligned. */
  numeric?: boolean;
  /** The amount of a record: on a card it is next to the record's name. */
  beside?: boolean;
};

export type RecordTableProps<Row, Totals> = {
  label: string;
  columns: readonly RecordColumn<Row, Totals>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  totals?: Totals | undefined;
  totalLabel: string;
  /** The day of a row, as the heading of its day's rows. */
  dayOf?: ((row: Row) => string) | undefined;
  /** Opens a row: its header is a button. */
  onOpen?: ((row: Row) => void) | undefined;
};

/** Rows of one day together; without days all of them. */
function groupByDay<Row>(rows: readonly Row[], dayOf: ((row: Row) => string) | undefined) {
  const groups: { day: string | undefined; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf?.(row);
    const last = groups.at(-1);
    if (last && last.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}

/**
 * Cards on a narrow screen, a table on a wide one, a table to a screen reader on both: the roles are explicit, because browsers
 * drop them if a table is not displayed as one. The first column is the row header. A day's heading is in its group of rows.
 */
export function RecordTable<Row, Totals>(props: RecordTableProps<Row, Totals>) {
  const { label, columns, rows, rowKey, totals, totalLabel, dayOf, onOpen } = props;
  /** The cells of a row; on a card each has its column's name, except the row header. */
  const line = (content: (column: RecordColumn<Row, Totals>, index: number) => ReactNode) =>
    columns.map((column, index) => {
      const inside = content(column, index);
      const first = index === 0;
      const Cell = first ? 'th' : 'td';
      return (
        <Cell
          key={column.id}
          role={first ? 'rowheader' : 'cell'}
          {...(first && { scope: 'row' })}
          className={cx(column.numeric && s.numeric, column.beside && s.beside)}
        >
          {inside !== undefined && !first && (
            <span className={s.label} aria-hidden="true">
              {column.label}
            </span>
          )}
          {inside}
        </Cell>
      );
    });
  const opener = (row: Row, content: ReactNode) =>
    onOpen ? (
      <button type="button" className={days.opener} aria-haspopup="dialog" onClick={() => onOpen(row)}>
        {content}
      </button>
    ) : (
      content
    );
  return (
    <table role="table" aria-label={label} className={s.table}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, label: name, numeric }) => (
            <th key={id} role="columnheader" scope="col" className={cx(numeric && s.numeric)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groupByDay(rows, dayOf).map(({ day, rows: ofDay }) => (
        <tbody key={day ?? ''} role="rowgroup" data-day={day} className={day === undefined ? undefined : days.day}>
          {ofDay.map((row) => (
            <tr key={rowKey(row)} role="row" className={onOpen && days.row}>
              {line(({ cell }, index) => (index === 0 ? opener(row, cell(row)) : cell(row)))}
            </tr>
          ))}
        </tbody>
      ))}
      {totals !== undefined && (
        <tfoot role="rowgroup">
          <tr role="row">{line(({ total }, index) => (index === 0 ? totalLabel : total?.(totals)))}</tr>
        </tfoot>
      )}
    </table>
  );
}
