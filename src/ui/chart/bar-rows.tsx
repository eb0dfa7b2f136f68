import type { ReactNode } from 'react';
import { plot, round } from './geometry.ts';
import s from './bar-rows.module.css';

export type BarRow = { key: string; label: string; value: number; text: ReactNode };

const height = 8;

/**
 * A bar for each row, between its label and its value as text; what is below zero is an outline. The bars are decoration: label and text
 * say the same.
 */
export function BarRows({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  const most = Math.max(...rows.map(({ value }) => Math.abs(value)), 0) || 1;
  return (
    <ul aria-label={label} className={s.rows}>
      {rows.map(({ key, label: name, value, text }) => (
        <li key={key} className={s.row}>
          <span className={s.name}>{name}</span>
          <span className={s.value}>{text}</span>
          <svg className={s.bar} viewBox={`0 0 ${plot.width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <rect
              x={0.5}
              y={0.5}
              width={round(Math.max(1, (Math.abs(value) / most) * (plot.width - 1)))}
              height={height - 1}
              className={value < 0 ? s.below : s.above}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
