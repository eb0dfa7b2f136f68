import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Amount } from '#src/contract/core/amount.ts';
import { chipsOf, playCurrency } from '#src/contract/core/play-money.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { formatCount, formatMoney } from '#src/platform/language/format.ts';
import type { ResourceState } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { currencyAtom } from '#src/state/site/site.ts';
import { hiddenBalanceAtom } from '#src/state/money/wallet.ts';
import { MoneyText } from '#src/ui/money-text.tsx';
import { LastUpdated } from '#src/components/kit/last-updated.tsx';

type BalanceTextProps = {
  /** The read of the balance. */
  read: Omit<ResourceState<unknown>, 'value'>;
  /** The displayed amount; undefined while unknown. */
  value: { readonly sumBalance: Amount; readonly currency: string } | undefined;
  /** The member has requested a refresh, which is pending. */
  askedFor?: boolean;
  className?: string | undefined;
  room?: boolean;
};

/**
 * A balance: hidden behind asterisks by choice, and during a refresh by the member [S1-128, S1-129]; during an automatic refresh
 * the old digits stay. If the refresh fails, it is greyed with its age, which is only for screen readers if there is no `room`; a
 * balance that never loaded is reported as unavailable. A trial guest's is in chips. The font size is inherited.
 */
export function BalanceText({ read, value, askedFor = false, className, room = false }: BalanceTextProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const currency = useAtomValue(currencyAtom);
  const chosenHidden = useAtomValue(hiddenBalanceAtom);
  const online = useAtomValue(onlineAtom);
  const { at, error, refreshing, status } = read;
  if (status === 'failed' && !value && !chosenHidden)
    return <span className={className}>{online ? t`Not available` : t`No internet`}</span>;
  const amount = value?.sumBalance ?? '0.00';
  const chips = formatCount(chipsOf(amount), language);
  const stale = value !== undefined && !refreshing && (error !== undefined || !online);
  const waiting = !value || (askedFor && refreshing);
  return (
    <>
      <MoneyText
        text={value?.currency === playCurrency ? t`${chips} chips` : formatMoney(amount, currency.symbol, language)}
        hidden={chosenHidden || waiting}
        hiddenLabel={chosenHidden && !(askedFor && refreshing) ? t`Balance hidden` : t`Refreshing the balance`}
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
