import { type ReactNode, useRef } from 'react';
import s from './auto-scroll-list.module.css';
import { cx } from './class-names.ts';
import { useHold } from './use-hold.ts';
import { useHydrated } from './use-hydrated.ts';
import { useInterval } from './use-interval.ts';
import { useOnScreen } from './use-on-screen.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

type AutoScrollListProps<Row> = {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  renderRow: (row: Row) => ReactNode;
  /** Number of visible rows; the list scrolls only if it has more [S1-178]. */
  threshold?: number;
  /** Must limit the height to `threshold` rows when there are more. */
  className?: string | undefined;
  rowClassName?: string | undefined;
};

/** Scroll interval per row; ms [S1-179]. */
const msPerRow = 1000;

/**
 * Rows that scroll by themselves, one row every second, in a loop: copies of the first ones at the end make it seamless. Stops
 * while held or out of sight; with reduced motion it is scrolled by hand. Touches scroll the page.
 */
export function AutoScrollList<Row>(props: AutoScrollListProps<Row>) {
  const { label, rows, rowKey, renderRow, threshold = 6, className, rowClassName } = props;
  const box = useRef<HTMLDivElement>(null);
  const hold = useHold();
  const onScreen = useOnScreen(box);
  const many = rows.length > threshold;
  // The server renders the visible rows; the rest is added after hydration.
  const alive = useHydrated();
  const shown = alive ? rows : rows.slice(0, threshold);
  const still = useReducedMotion() && many;
  useInterval(many && !still && !hold.held && onScreen, msPerRow, () => {
    if (box.current) scrollOneRow(box.current, rows.length);
  });

  const item = (row: Row, copy: boolean) => (
    <li
      key={`${copy ? 'copy ' : ''}${rowKey(row)}`}
      className={rowClassName}
      aria-hidden={copy || undefined}
      inert={copy}
    >
      {renderRow(row)}
    </li>
  );
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      className={cx(s.box, still && s.still, className)}
      tabIndex={still ? 0 : undefined}
      {...hold.props}
    >
      <ul>
        {shown.map((row) => item(row, false))}
        {alive && many && !still && rows.slice(0, threshold).map((row) => item(row, true))}
      </ul>
    </div>
  );
}

/** Scrolls to the next row; past the last real row it first jumps back by one round, to the identical row. */
function scrollOneRow(box: HTMLElement, count: number): void {
  const rows = [...(box.firstElementChild?.children ?? [])] as HTMLElement[];
  const top = rows[0]?.offsetTop ?? 0;
  const round = (rows[count]?.offsetTop ?? 0) - top;
  if (round > 0 && box.scrollTop >= round) box.scrollTop -= round;
  const next = rows.find((row) => row.offsetTop - top > box.scrollTop + 1);
  if (!next) return;
  if ('scrollBehavior' in box.style) box.scrollTo({ top: next.offsetTop - top, behavior: 'smooth' });
  else box.scrollTop = next.offsetTop - top;
}
