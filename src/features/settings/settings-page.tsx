import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Bell from 'lucide-react/icons/bell';
import CircleUser from 'lucide-react/icons/circle-user-round';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Palette from 'lucide-react/icons/palette';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Suspense } from 'react';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { HandoverRow } from '#src/components/people/handover/handover-row.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { ProtectionState } from '#src/components/people/passkeys/protection-state.tsx';
import { RowLink } from '#src/components/kit/row-link.tsx';
import { useLogout } from '#src/components/people/use-logout.tsx';
import { hasSecurityAtom } from '#src/state/identity/has-security.ts';
import { offeredSocialAtom } from '#src/state/identity/offered-social.ts';
import { sessionAtom } from '#src/state/identity/session-atoms.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { RowGroup } from '#src/ui/row-group.tsx';
import s from './settings.module.css';

const LinkedAccounts = lazyPart(() => import('./linked-accounts.tsx'), 'LinkedAccounts', CodeMissing);

/**
 * /m/set: links to the new password [S2-051] and to the product's pages, and the logout [S2-052]. Without a session all links to
 * members' pages lead to the login [S2-053].
 */
export function SettingsPage() {
  const member = useAtomValue(sessionAtom).status !== 'guest';
  const social = useAtomValue(offeredSocialAtom).length > 0;
  const hasSecurity = useAtomValue(hasSecurityAtom);
  return (
    <div className={s.page}>
      <RowGroup title={<Trans>Account and security</Trans>}>
        <RowLink to="/m/set/profile" icon={CircleUser} hint={<Trans>Picture, nickname, e-mail</Trans>}>
          <Trans>Account details</Trans>
        </RowLink>
        {/* That page sends a guest home [S2-057]; from here it is the login. */}
        <RowLink to={member ? '/m/changePsw' : '/m/login'} icon={KeyRound}>
          <Trans>Change password</Trans>
        </RowLink>
        <RowLink to="/m/set/passkeys" icon={Fingerprint} hint={<ProtectionState />}>
          <Trans>Passkeys</Trans>
        </RowLink>
        <RowLink to="/m/securityCenter" icon={ShieldCheck} hint={<Trans>Recover payment password</Trans>}>
          <Trans>Security</Trans>
        </RowLink>
        <RowLink to="/m/set/sessions" icon={MonitorSmartphone} hint={<Trans>View and log out devices</Trans>}>
          <Trans>Where your account is open</Trans>
        </RowLink>
      </RowGroup>
      {social && hasSecurity && (
        <Suspense fallback={null}>
          <LinkedAccounts />
        </Suspense>
      )}
      <RowGroup title={<Trans>App</Trans>}>
        <RowLink to="/m/set/notifications" icon={Bell}>
          <Trans>Notifications</Trans>
        </RowLink>
        <RowLink to="/m/set/appearance" icon={Palette}>
          <Trans>Theme and language</Trans>
        </RowLink>
        {member && <HandoverRow />}
      </RowGroup>
      {member ? (
        <Logout />
      ) : (
        <Link to="/m/login" className={buttonClass({ wide: true })}>
          <Trans>Log in</Trans>
        </Link>
      )}
    </div>
  );
}

function Logout() {
  const logout = useLogout();
  return (
    <>
      <Button variant="text" wide className={s.logout} onClick={logout.ask}>
        <LogOut size={20} />
        <Trans>Log out</Trans>
      </Button>
      {logout.dialog}
    </>
  );
}
