import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './record-list.module.css';

/** The place of so many records, each with a line for every column where they are cards. */
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
