import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import Headset from 'lucide-react/icons/headset';
import { Link } from '@tanstack/react-router';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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

/** The greeting of an hour, 0 to 23 [S2-067]. */
export function greetingAt(hour: number): MessageDescriptor {
  if (hour <= 10) return msg`Good morning,`;
  if (hour <= 14) return msg({ message: 'Good afternoon,', context: 'from 11 to 14 o’clock' });
  if (hour <= 18) return msg({ message: 'Good afternoon,', context: 'from 15 to 18 o’clock' });
  return msg`Good evening,`;
}
