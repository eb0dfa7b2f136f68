import { Trans } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import s from './unsent-mark.module.css';

/** Next to a favourite star: its change is queued until the device is online [S1-279]. */
export function UnsentMark() {
  return (
    <span className={s.mark}>
      <Clock size={12} strokeWidth={2.5} aria-hidden />
      <span className="sr-only">
        <Trans>Not sent yet</Trans>
      </span>
    </span>
  );
}
