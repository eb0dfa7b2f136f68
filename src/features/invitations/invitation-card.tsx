import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { copyText, shareLink } from '#src/platform/device/share.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { mainOriginAtom } from '#src/state/site/main-origin.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';
import { ReplaceLink } from './replace-link.tsx';
import s from './invitations.module.css';

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx'), 'QrCode');

/** The member's link as a code for a camera, to copy and to share, and the way to another one. */
export function InvitationCard({ code }: { code: string }) {
  const { t } = useLingui();
  const brand = useAtomValue(whiteLabelAtom)?.brandName ?? '';
  const link = new URL(`/m/register?affiliateCode=${code}`, useAtomValue(mainOriginAtom)).href;
  const tell = (copied: boolean) =>
    copied
      ? toasts.show(t`Link copied`, { kind: 'success' })
      : toasts.show(t`Copy this link: ${link}`, { duration: TOAST_LONG_MS });
  const copy = async () => tell(await copyText(link));
  const share = async () => {
    const outcome = await shareLink({ title: t`Invitation to ${brand}`, url: link });
    if (outcome !== 'shared') tell(outcome === 'copied');
  };
  return (
    <Card className={s.card}>
      <div className={s.invitation}>
        <div className={s.qr}>
          <Suspense fallback={<Skeleton className={s.qrWait} />}>
            <QrCode text={link} label={t`QR code of your invitation`} />
          </Suspense>
        </div>
        <div className={s.words}>
          <h2>
            <Trans>Invite people you know</Trans>
          </h2>
          <p>
            <Trans>They point the camera at the code, or open your link, and create an account.</Trans>
          </p>
        </div>
      </div>
      <div className={s.link}>
        <span>
          <small>
            <Trans>Your code</Trans>
          </small>
          <b className="num">{code}</b>
        </span>
        <IconButton label={t`Copy link`} className={s.copy} onClick={() => void copy()}>
          <Copy size={20} aria-hidden />
        </IconButton>
      </div>
      <Button big wide onClick={() => void share()}>
        <Share2 size={20} aria-hidden />
        <Trans>Share invitation</Trans>
      </Button>
      <ReplaceLink />
    </Card>
  );
}
