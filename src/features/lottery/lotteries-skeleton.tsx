import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './lottery.module.css';

/** Placeholder of a few rows. */
export function LotteriesSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={s.list}>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} className={s.coming} />
      ))}
    </div>
  );
}
