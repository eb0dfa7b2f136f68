import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Spinner } from '#src/ui/spinner.tsx';
import s from './human-check-note.module.css';

/** Status of the human check while an action waits for it; announced to screen readers. */
export function HumanCheckNote({ stage }: { stage: 'idle' | 'checking' | 'sending' | 'done' }) {
  return (
    <div role="status">
      {stage !== 'idle' && (
        <p className={s.note}>
          <ShieldCheck size={20} />
          <span className={s.text}>
            {stage === 'checking' ? (
              <Trans>Verifying that you are human…</Trans>
            ) : (
              <Trans>Verification complete.</Trans>
            )}
          </span>
          {stage === 'checking' ? <Spinner /> : <CircleCheck size={24} />}
        </p>
      )}
    </div>
  );
}
