import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './app-form.module.css';

/** Placeholder of a form whose code is loading: its number of fields, a checkbox if it has one, and the button. */
export function FormSkeleton({ fields, check = false }: { fields: number; check?: boolean }) {
  const { t } = useLingui();
  return (
    <div className={s.form} role="status" aria-label={t`Loading`}>
      {Array.from({ length: fields }, (_, i) => (
        <Skeleton key={i} className={s.skeletonField} />
      ))}
      {check && <Skeleton className={s.skeletonCheck} />}
      <Skeleton className={s.skeletonButton} />
    </div>
  );
}
