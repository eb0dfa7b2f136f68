import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ComingDraw } from '#src/contract/lottery/lottery.schema.ts';
import { copyText } from '#src/platform/device/share.ts';
import { Card } from '#src/ui/card.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import s from './lottery.module.css';

/**
 * The commitment to the next draw, truncated; expanded it shows the whole hash, to be copied and compared with the values
 * revealed afterwards.
 */
export function DrawCommitment({ next: { numero, commitment } }: { next: ComingDraw }) {
  const { t } = useLingui();
  const copy = async () => {
    if (await copyText(commitment)) toasts.show(t`Commitment copied`, { kind: 'success' });
    else toasts.show(t`The commitment could not be copied. Select it instead.`, { kind: 'error' });
  };
  return (
    <Card className={s.commitment}>
      <details>
        <summary>
          <ShieldCheck size={20} />
          <span>
            <Trans>Verifiable draw</Trans>
          </span>
          <ChevronRight size={20} />
        </summary>
        <div className={s.commitmentHead}>
          <h3>
            <Trans>
              Commitment of draw{' '}
              <span className="num" translate="no">
                {numero}
              </span>
            </Trans>
          </h3>
          <IconButton label={t`Copy the commitment`} onClick={() => void copy()}>
            <Copy size={20} />
          </IconButton>
        </div>
        <p className={s.hash}>{commitment}</p>
        <p className={s.small}>
          <Trans>
            It is published before the first sale. After the draw the seed is shown: if it matches this commitment, it
            has not changed since sales began.
          </Trans>
        </p>
      </details>
    </Card>
  );
}
