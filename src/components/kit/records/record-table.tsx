import type { ReactNode } from 'react';
import { cx } from '#src/ui/class-names.ts';
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

type RecordTableProps<Row, Totals> = {
  label: string;
  columns: readonly RecordColumn<Row, Totals>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  totals?: Totals | undefined;
  totalLabel: string;
};

/**
 * Cards on a narrow screen, a table on a wide one, a table to a screen reader on both: the roles are explicit, because browsers
 * drop them if a table is not displayed as one. The first column is the row header.
 */
export function RecordTable<Row, Totals>(props: RecordTableProps<Row, Totals>) {
  const { label, columns, rows, rowKey, totals, totalLabel } = props;
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
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {line(({ cell }) => cell(row))}
          </tr>
        ))}
      </tbody>
      {totals !== undefined && (
        <tfoot role="rowgroup">
          <tr role="row">{line(({ total }, index) => (index === 0 ? totalLabel : total?.(totals)))}</tr>
        </tfoot>
      )}
    </table>
  );
}
