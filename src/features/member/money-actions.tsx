import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Info from 'lucide-react/icons/info';
import { useOfflineReason } from '#src/components/kit/offline-guard.tsx';
import { Soon } from '#src/components/kit/soon-mark.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import s from './member-home-page.module.css';

/** Deposit and withdraw; without a network they are off, and the reason stands right under them. */
export function MoneyActions() {
  const reason = useOfflineReason();
  const off = reason !== undefined;
  const way = (path: string) => ({
    to: '/$' as const,
    params: { _splat: path },
    disabled: off,
    'aria-describedby': off ? 'money-off' : undefined,
  });
  return (
    <>
      <div className={s.actions}>
        <Link {...way('m/voucherCenter')} className={buttonClass({ variant: 'soft' })}>
          <Soon>
            <Trans>Deposit</Trans>
          </Soon>
        </Link>
        <Link {...way('m/withdraw')} className={buttonClass({ variant: 'soft' })}>
          <Soon>
            <Trans>Withdraw</Trans>
          </Soon>
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
