import { useLingui, Trans } from '@lingui/react/macro';
import { useStore } from 'jotai';
import type { ReactNode } from 'react';
import LogOut from 'lucide-react/icons/log-out';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Link } from '@tanstack/react-router';
import { BalanceToggle } from '#src/components/people/balance-toggle.tsx';
import { Balance } from '#src/components/people/balance.tsx';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { useLogout } from '#src/components/people/use-logout.tsx';
import { shownName } from '#src/components/people/shown-name.ts';
import { refreshBalance } from '#src/state/money/wallet.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { shortenName } from '#src/platform/language/format.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { cx } from '#src/ui/class-names.ts';
import s from './header.module.css';
import own from './member-header.module.css';

type MemberHeaderProps = { name: string; type: number; download: ReactNode };

/** Name, balance with hide and refresh, logout [S1-122]; a guest of the free trial has another header. */
export const MemberHeader = ({ type, ...rest }: MemberHeaderProps) =>
  isTrialGuest(type) ? <GuestHeader name={rest.name} /> : <AccountHeader {...rest} />;

function AccountHeader({ name, download }: Omit<MemberHeaderProps, 'type'>) {
  const { t } = useLingui();
  const store = useStore();
  const logout = useLogout();
  return (
    <>
      <div className={s.grow}>
        <span className={own.name} translate="no">
          {shownName(name)}
        </span>
        <span className={own.balance}>
          <Balance />
        </span>
      </div>
      {download}
      <IconButton label={t`Refresh balance`} onClick={() => void refreshBalance(store)}>
        <RefreshCw size={20} />
      </IconButton>
      <BalanceToggle />
      <IconButton label={t`Log out`} className={own.end} onClick={logout.ask}>
        <LogOut size={20} />
      </IconButton>
      {logout.dialog}
    </>
  );
}

/** For a guest of the free trial: name, chips, and a link to the registration, always visible. The side menu ends the trial. */
const GuestHeader = ({ name }: { name: string }) => (
  <>
    <div className={s.grow}>
      <span className={own.name}>{shortenName(name)}</span>
      <span className={own.balance}>
        <Balance />
      </span>
    </div>
    <Link to="/m/register" className={cx(buttonClass({ compact: true }), s.create)}>
      <Trans>Create account</Trans>
    </Link>
  </>
);
