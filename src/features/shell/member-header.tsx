import { useLingui } from '@lingui/react/macro';
import { useAtom, useStore } from 'jotai';
import type { ReactNode } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import LogOut from 'lucide-react/icons/log-out';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Balance } from '#src/components/balance.tsx';
import { useLogout } from '#src/components/use-logout.tsx';
import { shortenName } from '#src/platform/language/format.ts';
import { hiddenBalanceAtom, walletResource } from '#src/state/wallet.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './header.module.css';
import own from './member-header.module.css';

/** Name, balance with hide and refresh, logout [S1-122]. */
export function MemberHeader({ name, download }: { name: string; download: ReactNode }) {
  const { t } = useLingui();
  const store = useStore();
  const [hidden, setHidden] = useAtom(hiddenBalanceAtom);
  const logout = useLogout();
  return (
    <>
      <div className={s.grow}>
        <span className={own.name}>{shortenName(name)}</span>
        <span className={own.balance}>
          <Balance />
        </span>
      </div>
      {download}
      <IconButton label={hidden ? t`Show balance` : t`Hide balance`} onClick={() => setHidden(!hidden)}>
        {hidden ? <EyeOff size={20} /> : <Eye size={20} />}
      </IconButton>
      <IconButton label={t`Refresh balance`} onClick={() => void walletResource.refresh(store)}>
        <RefreshCw size={20} />
      </IconButton>
      <IconButton label={t`Log out`} className={own.end} onClick={logout.ask}>
        <LogOut size={20} />
      </IconButton>
      {logout.dialog}
    </>
  );
}
