import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './deposit.module.css';

/** In place of the page until its data is there. */
export function DepositWaiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton className={s.wait} />
    </div>
  );
}
