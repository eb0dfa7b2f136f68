import { Trans, useLingui } from '@lingui/react/macro';
import TimerOff from 'lucide-react/icons/timer-off';
import { Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { groupHandoverCode, handoverSeconds } from '#src/contract/identity/handover.ts';
import type { Handover } from '#src/state/identity/handover.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './handover-sheet.module.css';

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx'), 'QrCode');

type HandoverCodeProps = {
  /** Absent while it is being created. */
  handover: Handover | undefined;
  /** Seconds; undefined like `handover`. */
  left: number | undefined;
};

/** The code in large type, with its countdown, and its link as a QR code. All of it is removed on expiry. */
export function HandoverCode({ handover, left = handoverSeconds }: HandoverCodeProps) {
  'use memo';
  const { t } = useLingui();
  const over = left === 0;
  return (
    <div className={s.code}>
      {!handover && (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton className={s.letters} />
        </div>
      )}
      {handover && !over && (
        <p className={s.letters} translate="no">
          {groupHandoverCode(handover.code)}
        </p>
      )}
      {over && (
        <p className={s.over} role="status">
          <Trans>The code has expired. Get a new one.</Trans>
        </p>
      )}
      <progress className={s.bar} value={left} max={handoverSeconds} aria-label={t`Time left`} />
      <p className={s.left}>
        <Trans>{left} s left</Trans>
      </p>
      <div className={s.qr}>
        {over && <TimerOff size={64} strokeWidth={1.25} />}
        {handover && !over && (
          <Suspense fallback={null}>
            <QrCode text={handover.link} label={t`QR code of the link, for another phone`} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
