import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { formatMoney } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';
import { currencyAtom } from '#src/state/site.ts';
import { hiddenBalanceAtom, walletResource } from '#src/state/wallet.ts';
import { MoneyText } from '#src/ui/money-text.tsx';

/** The member's balance: hidden behind asterisks by choice and while it refreshes [S1-128, S1-129]. Size is inherited. */
export function Balance({ className }: { className?: string | undefined }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const currency = useAtomValue(currencyAtom);
  const chosenHidden = useAtomValue(hiddenBalanceAtom);
  const { value, refreshing, status } = useResource(walletResource, undefined, { onDemand: true });
  const hidden = chosenHidden || refreshing || !value;
  return (
    <MoneyText
      text={formatMoney(value?.sumBalance ?? '0.00', currency.symbol, language)}
      hidden={hidden}
      hiddenLabel={refreshing ? t`Refreshing the balance` : t`Balance hidden`}
      refreshing={refreshing}
      stale={status === 'failed'}
      className={className}
    />
  );
}
