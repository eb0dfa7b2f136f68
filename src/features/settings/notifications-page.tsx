import { DeviceNotifications } from './device-notifications.tsx';
import { MessageKinds } from './message-kinds.tsx';
import s from './settings.module.css';

/** /m/set/notifications: on this device, and by kind. */
export function NotificationsPage() {
  return (
    <div className={s.page}>
      <DeviceNotifications />
      <MessageKinds />
    </div>
  );
}
