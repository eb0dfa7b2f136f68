import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Spinner } from '#src/ui/spinner.tsx';
import s from './human-check-note.module.css';

/** Says that a person is being shown, and that it is done, while something waits for it; announced. */
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
