import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { Balance } from '#src/components/people/balance.tsx';
import { BalanceToggle } from '#src/components/people/balance-toggle.tsx';
import { refreshBalance } from '#src/state/money/wallet.ts';
import { Card } from '#src/ui/card.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './wallet-card.module.css';

/** The balance, which can be hidden and refreshed; below it the page's own content. */
export function WalletCard({ onRefresh, children }: { onRefresh?: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const store = useStore();
  const refresh = () => {
    void refreshBalance(store);
    onRefresh?.();
  };
  return (
    <Card className={s.wallet}>
      <div className={s.label}>
        <h2>
          <Trans>Total balance</Trans>
        </h2>
        <BalanceToggle />
        <IconButton label={t`Refresh balance`} onClick={refresh}>
          <RefreshCw size={20} />
        </IconButton>
      </div>
      <p className={s.sum}>
        <Balance room />
      </p>
      {children}
    </Card>
  );
}
