import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './invitation-qr.module.css';

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx'), 'QrCode');

/** The link of an invitation as a code for a camera. */
export function InvitationQr({ link }: { link: string }) {
  const { t } = useLingui();
  return (
    <div className={s.qr}>
      <Suspense fallback={<Skeleton className={s.wait} />}>
        <QrCode text={link} label={t`QR code of your invitation`} />
      </Suspense>
    </div>
  );
}
