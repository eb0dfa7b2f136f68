import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { copyText, shareLink } from '#src/platform/device/share.ts';
import { mainOriginAtom } from '#src/state/site/main-origin.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';

/** The address of an invitation code, and how it is copied and shared: a toast says what became of it. */
export function useInvitationLink(code: string): { link: string; copy: () => void; share: () => void } {
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
  return { link, copy: () => void copy(), share: () => void share() };
}
