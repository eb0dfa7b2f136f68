import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtom, useStore } from 'jotai';
import Crown from 'lucide-react/icons/crown';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { Balance } from '#src/components/balance.tsx';
import { MemberAvatar } from '#src/components/pictures/member-avatar.tsx';
import { shortenName } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/member.ts';
import { hiddenBalanceAtom, walletResource } from '#src/state/wallet.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './side-menu.module.css';

type MemberHeadProps = { account: string; onClose: () => void };

/** Avatar, which leads to the member centre, names, VIP club and balance with its toggle [S1-210…S1-213, S1-230]. */
export function MemberHead({ account, onClose }: MemberHeadProps) {
  const { t } = useLingui();
  const store = useStore();
  const [hidden, setHidden] = useAtom(hiddenBalanceAtom);
  const info = useResource(memberInfoResource, undefined, { onDemand: true }).value;
  useEffect(() => void walletResource.ensure(store, undefined), [store]);
  return (
    <>
      <div className={s.head}>
        <Link to="/m/member/home" className={s.who} onClick={onClose} aria-label={t`Member centre`}>
          <MemberAvatar size="large" />
        </Link>
        <div className={s.names}>
          <p className={s.name}>{shortenName(info?.nickname || account)}</p>
          {info?.nickname && <p className={s.account}>{shortenName(account)}</p>}
          {info?.vipLabel && (
            <p className={s.vip}>
              <Crown size={16} />
              {info.vipLabel}
            </p>
          )}
        </div>
        <IconButton label={t`Close`} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <div className={s.wallet}>
        <p className={s.sum}>
          <small>
            <Trans>Balance</Trans>
          </small>
          <Balance />
        </p>
        <IconButton label={hidden ? t`Show balance` : t`Hide balance`} onClick={() => setHidden(!hidden)}>
          {hidden ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      </div>
    </>
  );
}
