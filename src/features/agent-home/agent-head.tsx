import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import Headset from 'lucide-react/icons/headset';
import { Link } from '@tanstack/react-router';
import { useClock } from '#src/components/kit/use-clock.ts';
import { useOfflineReason } from '#src/components/kit/offline-guard.tsx';
import { Balance } from '#src/components/people/balance.tsx';
import { BalanceToggle } from '#src/components/people/balance-toggle.tsx';
import { shownName } from '#src/components/people/shown-name.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { supportOpenAtom } from '#src/state/site/support.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { cx } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { greetingAt } from './greeting.ts';
import s from './agent-head.module.css';

const minute = 60_000;

/** The greeting with the agent's name, customer service, the total balance, deposit and withdrawal [S2-067…S2-072]. */
export function AgentHead() {
  const { t, i18n } = useLingui();
  const name = useAtomValue(memberAtom)?.userName ?? '';
  const openSupport = useSetAtom(supportOpenAtom);
  const hour = new Date(serverTime(useClock(minute))).getHours();
  const reason = useOfflineReason();
  const state = {
    disabled: reason !== undefined,
    'aria-describedby': reason === undefined ? undefined : 'agent-money-off',
  };
  return (
    <header className={s.head}>
      <div className={s.row}>
        <div className={s.who}>
          <p>{i18n._(greetingAt(hour))}</p>
          <h1 className={s.name}>{shownName(name)}</h1>
        </div>
        <IconButton label={t`Talk to customer service`} aria-haspopup="dialog" onClick={() => openSupport(true)}>
          <Headset size={24} />
        </IconButton>
      </div>
      <div className={s.row}>
        <div className={s.who}>
          <p>
            <Trans>Total balance</Trans>
          </p>
          <p className={s.sum}>
            <Balance room />
          </p>
        </div>
        <BalanceToggle />
      </div>
      <div className={s.actions}>
        <Link to="/m/voucherCenter" {...state} className={buttonClass({ variant: 'play' })}>
          <Trans>Deposit</Trans>
        </Link>
        <Link to="/m/withdraw" {...state} className={cx(buttonClass({ variant: 'line' }), s.ghost)}>
          <Trans>Withdraw</Trans>
        </Link>
      </div>
      {reason !== undefined && (
        <p id="agent-money-off" className={s.off}>
          {reason}
        </p>
      )}
    </header>
  );
}
