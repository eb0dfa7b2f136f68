import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import LogOut from 'lucide-react/icons/log-out';
import { usePage } from '#src/components/kit/page.ts';
import { menuGroupsAtom } from '#src/components/site/site-menu/menu-groups.ts';
import { useLogout } from '#src/components/people/use-logout.tsx';
import { SupportButton } from '#src/components/site/support/support-button.tsx';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { MemberHead } from './member-head.tsx';
import { SideMenuRow } from './side-menu-row.tsx';
import s from './side-menu.module.css';
import { VisitorHead } from './visitor-head.tsx';
import { buttonClass } from '#src/ui/button.tsx';

/** Login and registration for a guest of the free trial. */
const AccountLinks = ({ onClose }: { onClose: () => void }) => (
  <div className={s.ways}>
    <Link to="/m/register" className={buttonClass({})} onClick={onClose}>
      <Trans>Create account</Trans>
    </Link>
    <Link to="/m/login" className={buttonClass({ variant: 'soft' })} onClick={onClose}>
      <Trans>Log in</Trans>
    </Link>
  </div>
);

type SideMenuProps = { open: boolean; onClose: () => void };

/** The user, all links, and help. It closes with a link, and with home's header when the page changes. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const { t, i18n } = useLingui();
  const member = useAtomValue(memberAtom);
  const groups = useAtomValue(menuGroupsAtom);
  const { pathname } = useLocation();
  const path = usePage().header === 'home' ? '/m/home' : pathname;
  const logout = useLogout();
  return (
    <>
      <SidePanel open={open} onClose={onClose} title={t`Menu`} footer={<SupportButton onOpen={onClose} />}>
        {member ? <MemberHead account={member.userName} onClose={onClose} /> : <VisitorHead onClose={onClose} />}
        {member && isTrialGuest(member.type) && <AccountLinks onClose={onClose} />}
        <nav aria-label={t`Menu`}>
          {groups.map(({ id, title, entries }) => (
            <div key={id}>
              {title && <h2 className={s.heading}>{i18n._(title)}</h2>}
              <ul>
                {entries.map((entry) => (
                  <SideMenuRow key={entry.name.id} entry={entry} path={path} onClose={onClose} />
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {member && (
          // [S1-229]
          <button type="button" className={`${s.row} ${s.logout}`} onClick={logout.ask}>
            <LogOut size={20} />
            <Trans>Log out</Trans>
          </button>
        )}
      </SidePanel>
      {logout.dialog}
    </>
  );
}
