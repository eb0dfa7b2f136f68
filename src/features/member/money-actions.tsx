import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Info from 'lucide-react/icons/info';
import { useOfflineReason } from '#src/components/kit/offline-guard.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import s from './member-home-page.module.css';

/** Deposit and withdraw; without a network they are disabled, with the reason right below. */
export function MoneyActions() {
  const reason = useOfflineReason();
  const off = reason !== undefined;
  const state = { disabled: off, 'aria-describedby': off ? 'money-off' : undefined };
  return (
    <>
      <div className={s.actions}>
        <Link to="/m/voucherCenter" {...state} className={buttonClass({ variant: 'play' })}>
          <Trans>Deposit</Trans>
        </Link>
        <Link to="/m/withdraw" {...state} className={buttonClass({ variant: 'soft' })}>
          <Trans>Withdraw</Trans>
        </Link>
      </div>
      {off && (
        <p id="money-off" className={s.off}>
          <Info size={16} />
          {reason}
        </p>
      )}
    </>
  );
}
