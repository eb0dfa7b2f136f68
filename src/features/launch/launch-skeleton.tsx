import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './shared-game.module.css';

/** Placeholder of a game's picture and name on a launch screen. */
export function LaunchSkeleton() {
  const { t } = useLingui();
  return (
    <div className={s.game} role="status" aria-label={t`Loading`}>
      <Skeleton className={s.picture} />
      <Skeleton line className={s.name} />
    </div>
  );
}
