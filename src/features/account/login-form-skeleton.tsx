import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './login-form.module.css';

/** The form's place while its code comes. */
export function LoginFormSkeleton() {
  const { t } = useLingui();
  return (
    <div className={s.form} role="status" aria-label={t`Loading`}>
      <Skeleton className={s.skeletonField} />
      <Skeleton className={s.skeletonField} />
      <Skeleton className={s.skeletonCheck} />
      <Skeleton className={s.skeletonButton} />
    </div>
  );
}
