import { Trans, useLingui } from '@lingui/react/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import WalletIcon from 'lucide-react/icons/wallet';
import { ErrorSentence } from '#src/components/error-sentence.tsx';
import { usePushSwitch } from '#src/components/use-push-switch.ts';
import { noticeDuration } from '#src/contract/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import s from './push-ask.module.css';

/** Our own question before the browser's: what notifications would be about, yes, or not now. */
export function PushAsk({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { pending, failed, set } = usePushSwitch();

  const turnOn = async () => {
    const stands = await set(true);
    if (stands === null) return;
    onClose();
    if (stands === 'on') toasts.show(t`Notifications are on`, { kind: 'success' });
    else
      toasts.show(t`Notifications stay off. You can change that in your settings.`, { duration: noticeDuration.long });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Know it at once`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button big wide pending={pending} onClick={() => void turnOn()}>
            <Trans>Turn on notifications</Trans>
          </Button>
          <Button variant="text" wide className={s.later} onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <p className={s.lead}>
        <Trans>We tell you what matters, and nothing else:</Trans>
      </p>
      <ul className={s.kinds}>
        <li>
          <ShieldCheck size={20} />
          <Trans>when somebody signs in to your account</Trans>
        </li>
        <li>
          <WalletIcon size={20} />
          <Trans>when a credit arrives</Trans>
        </li>
        <li>
          <Megaphone size={20} />
          <Trans>promotions, only if you choose them</Trans>
        </li>
      </ul>
      <p className={s.small}>
        <Trans>You can change each of them in your settings.</Trans>
      </p>
      {failed && (
        <InlineAlert className={s.alert}>
          <Trans>Notifications could not be turned on.</Trans> <ErrorSentence code={failed} />
        </InlineAlert>
      )}
    </Sheet>
  );
}
