import { Trans } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import { AppearanceRows } from '#src/components/appearance-rows.tsx';
import { RowLink } from '#src/components/row-link.tsx';
import { useLogout } from '#src/components/use-logout.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';
import { DeviceNotifications } from './device-notifications.tsx';
import { MessageKinds } from './message-kinds.tsx';
import s from './settings-page.module.css';

/** /m/set: notifications, language and theme, the way to a new password [S2-051], and out [S2-052]. */
export function SettingsPage() {
  const logout = useLogout();
  return (
    <div className={s.page}>
      <DeviceNotifications />
      <MessageKinds />
      <section>
        <h2 className={s.heading}>
          <Trans>Appearance</Trans>
        </h2>
        <Card>
          <ul className={rows.rows}>
            <AppearanceRows />
          </ul>
        </Card>
      </section>
      <section>
        <h2 className={s.heading}>
          <Trans>Security</Trans>
        </h2>
        <Card>
          <ul className={rows.rows}>
            <RowLink to="/m/changePsw" icon={KeyRound}>
              <Trans>Change password</Trans>
            </RowLink>
          </ul>
        </Card>
      </section>
      <Button variant="text" wide className={s.logout} onClick={logout.ask}>
        <LogOut size={20} />
        <Trans>Log out</Trans>
      </Button>
      {logout.dialog}
    </div>
  );
}
