import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './invitations.module.css';

/** The page while it is on its way. */
export function InviteWaiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={s.page}>
      <Skeleton className={s.cardWait} />
      <Skeleton className={s.countsWait} />
      <Skeleton className={s.listWait} />
    </div>
  );
}
