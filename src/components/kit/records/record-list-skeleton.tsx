import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './record-list.module.css';

/** Placeholder of a number of records, as cards with a line per column. */
export function RecordListSkeleton({ rows, lines }: { rows: number; lines: number }) {
  const { t } = useLingui();
  return (
    <div role="status">
      <span className="sr-only">{t`Loading`}</span>
      <div className={s.table} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={s.coming}>
            {Array.from({ length: lines }, (__, line) => (
              <div key={line}>
                <Skeleton line />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
