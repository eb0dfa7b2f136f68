import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import LogOut from 'lucide-react/icons/log-out';
import { usePage } from '#src/components/page.ts';
import { useLogout } from '#src/components/use-logout.tsx';
import { SupportButton } from '#src/components/support/support-button.tsx';
import { inBrowserAtom } from '#src/state/downloads.ts';
import { offersMailAtom } from '#src/state/offered-boxes.ts';
import { memberAtom } from '#src/state/session-atoms.ts';
import { whiteLabelAtom } from '#src/state/site.ts';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { MemberHead } from './member-head.tsx';
import { visibleGroups } from './side-menu-entries.ts';
import { SideMenuRow } from './side-menu-row.tsx';
import s from './side-menu.module.css';
import { VisitorHead } from './visitor-head.tsx';

type SideMenuProps = { open: boolean; onClose: () => void };

/** Who one is, where everything is, and help. It closes with a link, and goes with home's header when the page changes. */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const { t, i18n } = useLingui();
  const member = useAtomValue(memberAtom);
  const settings = useAtomValue(whiteLabelAtom);
  const mail = useAtomValue(offersMailAtom);
  const inBrowser = useAtomValue(inBrowserAtom);
  const { pathname } = useLocation();
  const path = usePage().header === 'home' ? '/m/home' : pathname;
  const logout = useLogout();

  const groups = visibleGroups({
    menu: settings?.menu ?? [],
    promotions: settings?.promotions ?? [],
    signedIn: member !== null,
    mail,
    inBrowser,
  });
  return (
    <>
      <SidePanel open={open} onClose={onClose} title={t`Menu`} footer={<SupportButton onOpen={onClose} />}>
        {member ? <MemberHead account={member.userName} onClose={onClose} /> : <VisitorHead onClose={onClose} />}
        <nav aria-label={t`Menu`}>
          {groups.map(({ title, entries }) => (
            <div key={title?.id ?? ''}>
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
