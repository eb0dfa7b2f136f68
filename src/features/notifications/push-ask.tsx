import { Trans, useLingui } from '@lingui/react/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import WalletIcon from 'lucide-react/icons/wallet';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { switchPush } from '#src/state/notify/push.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import s from './push-ask.module.css';

/** The app's prompt before the browser's: the subjects of notifications, yes, or not now. */
export function PushAsk({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const push = useAction(switchPush, {
    done: (stands) => {
      onClose();
      if (stands === 'on') return t`Notifications are on`;
      toasts.show(t`Notifications stay off. You can change that in your settings.`, { duration: noticeDuration.long });
    },
  });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Know right away`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button big wide pending={push.pending} onClick={() => push.run(true)}>
            <Trans>Turn on notifications</Trans>
          </Button>
          <Button variant="text" wide className={s.later} onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <p className={s.lead}>
        <Trans>We only notify you about what matters:</Trans>
      </p>
      <ul className={s.kinds}>
        <li>
          <ShieldCheck size={20} />
          <Trans>when someone signs in to your account</Trans>
        </li>
        <li>
          <WalletIcon size={20} />
          <Trans>when a credit arrives</Trans>
        </li>
        <li>
          <Megaphone size={20} />
          <Trans>promotions, only if you want them</Trans>
        </li>
      </ul>
      <p className={s.small}>
        <Trans>You can change each one in settings.</Trans>
      </p>
      {push.problem && (
        <InlineAlert className={s.alert}>
          <Trans>Notifications could not be turned on.</Trans> {push.problem}
        </InlineAlert>
      )}
    </Sheet>
  );
}
