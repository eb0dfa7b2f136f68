import { useLingui } from '@lingui/react/macro';
import { Spinner } from '#src/ui/spinner.tsx';
import s from './screen.module.css';

/** A screen that is loading; the router shows it only after 200 ms. */
export function ScreenPending() {
  const { t } = useLingui();
  return (
    <div className={s.screen} role="status" aria-label={t`Loading`}>
      <Spinner />
    </div>
  );
}
