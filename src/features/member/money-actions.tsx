import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import type { LinkTarget } from '#src/components/kit/links/target-link.tsx';
import { atPath, useToCome } from '#src/components/kit/links/to-come.ts';
import { useOfflineReason } from '#src/components/kit/offline-guard.tsx';
import { Soon } from '#src/components/kit/soon-mark.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import s from './member-home-page.module.css';

const [deposit, withdraw] = [atPath('/m/voucherCenter'), atPath('/m/withdraw')];

/** Deposit and withdraw; without a network they are off, and the reason stands right under them. */
export function MoneyActions() {
  const reason = useOfflineReason();
  const off = reason !== undefined;
  const state = { disabled: off, 'aria-describedby': off ? 'money-off' : undefined };
  return (
    <>
      <div className={s.actions}>
        <Link {...deposit} {...state} className={buttonClass({ variant: 'soft' })}>
          <Named target={deposit}>
            <Trans>Deposit</Trans>
          </Named>
        </Link>
        <Link {...withdraw} {...state} className={buttonClass({ variant: 'soft' })}>
          <Named target={withdraw}>
            <Trans>Withdraw</Trans>
          </Named>
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

const Named = ({ target, children }: { target: LinkTarget; children: ReactNode }) =>
  useToCome()(target) ? <Soon>{children}</Soon> : children;
