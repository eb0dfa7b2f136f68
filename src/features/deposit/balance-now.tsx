import { Trans } from '@lingui/react/macro';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import { walletResource } from '#src/state/money/wallet.ts';

/** The balance after a deposit, once it is known. */
export function BalanceNow() {
  const money = useMoney();
  const { value } = useRead(walletResource, undefined);
  if (!value) return null;
  const balance = money(value.sumBalance);
  return (
    <p className="num">
      <Trans>Balance now: {balance}</Trans>
    </p>
  );
}
