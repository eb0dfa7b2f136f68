import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Bell from 'lucide-react/icons/bell';
import Crown from 'lucide-react/icons/crown';
import LogOut from 'lucide-react/icons/log-out';
import { MemberAvatar } from '#src/components/people/pictures/member-avatar.tsx';
import { UnreadBadge } from '#src/components/people/unread/unread-badge.tsx';
import { useLogout } from '#src/components/people/use-logout.tsx';
import { shownName } from '#src/components/people/shown-name.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { Button } from '#src/ui/button.tsx';
import { MemberLinks } from './member-links.tsx';
import { MoneyActions } from './money-actions.tsx';
import { WalletCard } from './wallet-card.tsx';
import s from './member-home-page.module.css';

/** The member centre [S1-048]: name, balance, links, logout. */
export function MemberHomePage() {
  const member = useAtomValue(memberAtom);
  const info = useResource(memberInfoResource, undefined).value;
  const language = useAtomValue(languageAtom);
  const logout = useLogout();
  const account = member?.userName ?? '';
  const name = info?.nickname || account;
  return (
    <div className={s.page}>
      <div className={s.who}>
        <MemberAvatar size="large" />
        <div>
          <h1 className={s.name}>{shownName(name)}</h1>
          <p className={s.account}>
            {info && !info.nickname ? (
              <Link to="/m/set/profile">
                <Trans>Choose a nickname</Trans>
              </Link>
            ) : (
              <span>{shownName(account)}</span>
            )}
            {info?.vipLabel && (
              <span className={s.vip}>
                <Crown size={16} />
                {info.vipNames?.[language] ?? info.vipLabel}
              </span>
            )}
          </p>
        </div>
        <Link to="/m/message" className={s.bell}>
          <Bell size={24} aria-hidden />
          <span className="sr-only">
            <Trans>Messages</Trans>
          </span>
          <UnreadBadge className={s.badge} />
        </Link>
      </div>
      <WalletCard>
        <MoneyActions />
      </WalletCard>
      <MemberLinks />
      <Button variant="text" wide className={s.logout} onClick={logout.ask}>
        <LogOut size={20} />
        <Trans>Log out</Trans>
      </Button>
      {logout.dialog}
    </div>
  );
}
