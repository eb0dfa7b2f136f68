import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { onlineAtom } from '#src/platform/device/online.ts';
import { chipsOf, playCurrency } from '#src/contract/play-money.ts';
import { formatCount, formatMoney } from '#src/platform/language/format.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/language.ts';
import { currencyAtom } from '#src/state/site.ts';
import { hiddenBalanceAtom, walletResource } from '#src/state/wallet.ts';
import { MoneyText } from '#src/ui/money-text.tsx';
import { LastUpdated } from './last-updated.tsx';

/**
 * The member's balance: hidden behind asterisks by choice and while it refreshes [S1-128, S1-129]. What could not be read
 * again is greyed with its age, which is only spoken where there is no `room` for it; what was never read is said to be
 * missing. A trial guest's is in chips. Size is inherited.
 */
export function Balance({ className, room = false }: { className?: string | undefined; room?: boolean }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const currency = useAtomValue(currencyAtom);
  const chosenHidden = useAtomValue(hiddenBalanceAtom);
  const online = useAtomValue(onlineAtom);
  const { value, at, error, refreshing, status } = useResource(walletResource, undefined, { onDemand: true });
  if (status === 'failed' && !value && !chosenHidden)
    return <span className={className}>{online ? t`Not available` : t`No internet`}</span>;
  const amount = value?.sumBalance ?? '0.00';
  const chips = formatCount(chipsOf(amount), language);
  const stale = value !== undefined && !refreshing && (error !== undefined || !online);
  return (
    <>
      <MoneyText
        text={value?.currency === playCurrency ? t`${chips} chips` : formatMoney(amount, currency.symbol, language)}
        hidden={chosenHidden || refreshing || !value}
        hiddenLabel={chosenHidden && !refreshing ? t`Balance hidden` : t`Refreshing the balance`}
        refreshing={refreshing}
        stale={stale}
        className={className}
      />
      {stale && (
        <span className={room ? undefined : 'sr-only'}>
          <LastUpdated at={at} />
        </span>
      )}
    </>
  );
}
