import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Crown from 'lucide-react/icons/crown';
import X from 'lucide-react/icons/x';
import { BalanceToggle } from '#src/components/people/balance-toggle.tsx';
import { Balance } from '#src/components/people/balance.tsx';
import { MemberAvatar } from '#src/components/people/pictures/member-avatar.tsx';
import { shownName } from '#src/components/people/shown-name.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './side-menu.module.css';

type MemberHeadProps = { account: string; onClose: () => void };

/** Avatar, which opens the member centre, names, VIP club and balance with its toggle [S1-210…S1-213, S1-230]. */
export function MemberHead({ account, onClose }: MemberHeadProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const info = useResource(memberInfoResource, undefined, { onDemand: true }).value;
  return (
    <>
      <div className={s.head}>
        <Link to="/m/member/home" className={s.who} onClick={onClose}>
          <MemberAvatar size="large" />
          <span className="sr-only">
            <Trans>Member centre</Trans>
          </span>
        </Link>
        <div className={s.names}>
          <p className={s.name} translate="no">
            {shownName(info?.nickname || account)}
          </p>
          {info?.nickname && (
            <p className={s.account} translate="no">
              {shownName(account)}
            </p>
          )}
          {info?.vipLabel && (
            <p className={s.vip}>
              <Crown size={16} />
              {info.vipNames?.[language] ?? info.vipLabel}
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
        <BalanceToggle />
      </div>
    </>
  );
}
