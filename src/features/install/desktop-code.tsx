import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { CopyLink } from './copy-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import s from './app-page.module.css';

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx'), 'QrCode');

/** On a computer: the URL as a QR code for the phone's camera, and as text. */
export function DesktopCode() {
  const { t } = useLingui();
  const { href: address, host, pathname } = new URL('/m/app', location.origin);
  return (
    <Card className={s.part}>
      <div className={s.code}>
        <Suspense fallback={<Skeleton className={s.codeWait} />}>
          <QrCode text={address} label={t`QR code of ${address}`} />
        </Suspense>
        <div>
          <h2>
            <Trans>Open it on your phone</Trans>
          </h2>
          <p>
            <Trans>Point the phone’s camera at the code, or type the address:</Trans>
          </p>
          <p className={s.address}>
            {host}
            <wbr />
            {pathname}
          </p>
        </div>
      </div>
      <CopyLink path="/m/app" />
    </Card>
  );
}
