import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import Bell from 'lucide-react/icons/bell';
import Info from 'lucide-react/icons/info';
import { type ReactNode, useEffect } from 'react';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { onReconnect } from '#src/platform/device/reconnect.ts';
import { type DevicePush, devicePushAtom, lookAtDevice, switchPush } from '#src/state/notify/push.ts';
import { Card } from '#src/ui/card.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import rows from '#src/ui/rows.module.css';
import s from './settings.module.css';

/** Notifications on this device: on, off, or why they are not available. */
export function DeviceNotifications() {
  const { t } = useLingui();
  const store = useStore();
  const online = useAtomValue(onlineAtom);
  const state = useAtomValue(devicePushAtom);
  const push = useAction(switchPush, {
    done: (stands, on) => {
      if (stands === 'on') return t`Notifications are on`;
      if (stands === 'off' && !on) toasts.show(t`Notifications are off`);
    },
  });
  const { pending, problem } = push;
  // The permission may have changed when the member returns from the browser's settings.
  useEffect(() => {
    const look = () => void lookAtDevice(store);
    look();
    return onReconnect(look);
  }, [store]);

  const possible = state === 'on' || state === 'off';
  const why = pending || possible ? offlineNote(online || state === 'on') : reason(state);
  return (
    <section aria-labelledby="device-notifications">
      <h2 id="device-notifications" className={rows.heading}>
        <Trans>Notifications on this device</Trans>
      </h2>
      <Card>
        <Switch
          icon={<Bell size={20} />}
          label={t`Notifications`}
          hint={pending ? t`Answer the browser prompt` : state === 'on' ? t`On` : t`Off`}
          checked={state === 'on'}
          disabled={!possible || (!online && state !== 'on')}
          pending={pending}
          onChange={push.run}
        />
        {problem && (
          <InlineAlert className={s.alert} actionLabel={t`Try again`} onAction={() => push.run(true)} pending={pending}>
            <Trans>Notifications could not be turned on.</Trans> {problem}
          </InlineAlert>
        )}
        <div aria-live="polite">
          {why && (
            <p className={s.note}>
              <Info size={16} />
              <span>{why}</span>
            </p>
          )}
        </div>
      </Card>
    </section>
  );
}

const offlineNote = (fine: boolean): ReactNode =>
  !fine && <Trans>You can turn them on when you are back online.</Trans>;

function reason(state: DevicePush): ReactNode {
  if (state === 'unsupported') return <Trans>This browser cannot show notifications.</Trans>;
  if (state === 'install-first')
    return (
      <Trans>
        On iPhone and iPad, notifications work in the installed app. Tap Share, then Add to Home Screen, open the app
        from there and turn them on here.
      </Trans>
    );
  if (state === 'denied')
    return (
      <Trans>
        Your browser blocks notifications from this site. To allow them, tap the icon beside the address, open the
        permissions and choose Notifications; in the installed app, use your phone’s settings.
      </Trans>
    );
  return null;
}
