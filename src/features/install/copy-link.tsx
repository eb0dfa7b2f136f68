import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { Button } from '#src/ui/button.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { copyText } from '#src/platform/device/share.ts';

/** Copies the full URL of one of our pages; where the browser refuses, the URL is shown to be copied by hand. */
export function CopyLink({ path }: { path: string }) {
  const { t } = useLingui();
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    if (await copyText(address)) toasts.show(t`Address copied`, { kind: 'success' });
    else toasts.show(t`Copy this address: ${address}`, { duration: 8000 });
  };
  return (
    <Button variant="soft" wide onClick={() => void copy()}>
      <Copy size={20} aria-hidden />
      <Trans>Copy the address</Trans>
    </Button>
  );
}
