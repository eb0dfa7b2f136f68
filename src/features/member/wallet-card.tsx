import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { Balance } from '#src/components/people/balance.tsx';
import { BalanceToggle } from '#src/components/people/balance-toggle.tsx';
import { TotalHead } from '#src/components/people/money/total-head.tsx';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { refreshBalance } from '#src/state/money/wallet.ts';
import { Card } from '#src/ui/card.tsx';
import s from './wallet-card.module.css';

/** The balance, which can be hidden and refreshed; below it the page's own content. */
export function WalletCard({ onRefresh, children }: { onRefresh?: () => void; children: ReactNode }) {
  const store = useStore();
  const type = useAtomValue(memberAtom)?.type;
  const refresh = () => {
    void refreshBalance(store);
    onRefresh?.();
  };
  return (
    <Card className={s.wallet}>
      <TotalHead toggle={<BalanceToggle />} onRefresh={refresh}>
        <Balance room />
      </TotalHead>
      {children}
      {type !== undefined && may.play(type) && (
        <Link to="/m/wallets" className={s.wallets}>
          <Wallet size={20} aria-hidden />
          <Trans>Wallets and providers</Trans>
          <ChevronRight size={16} aria-hidden />
        </Link>
      )}
    </Card>
  );
}
