import { Trans, useLingui } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { IconButton } from '#src/ui/icon-button.tsx';
import { BalanceToggle } from '../balance-toggle.tsx';
import s from './total-head.module.css';

/** The head of a card of all money: its title, hide and refresh, and the sum. */
export function TotalHead({ onRefresh, children }: { onRefresh: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <div className={s.label}>
        <h2>
          <Trans>Total balance</Trans>
        </h2>
        <BalanceToggle />
        <IconButton label={t`Refresh balance`} onClick={onRefresh}>
          <RefreshCw size={20} />
        </IconButton>
      </div>
      <p className={s.sum}>{children}</p>
    </>
  );
}
