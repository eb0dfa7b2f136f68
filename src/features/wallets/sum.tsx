import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { hiddenBalanceAtom } from '#src/state/money/wallet.ts';
import { MoneyText } from '#src/ui/money-text.tsx';

/** An amount of a wallet, hidden with the balance; `stale`: greyed, because it is not known to be the present one. */
export function Sum({ amount, stale, busy }: { amount: Amount; stale?: boolean; busy?: boolean }) {
  const { t } = useLingui();
  const money = useMoney();
  const hidden = useAtomValue(hiddenBalanceAtom);
  return (
    <MoneyText
      text={money(amount)}
      hidden={hidden}
      hiddenLabel={t`Balance hidden`}
      stale={stale ?? false}
      refreshing={busy ?? false}
    />
  );
}
