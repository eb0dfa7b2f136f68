import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { fromMinor } from '#src/contract/core/amount.ts';
import { BalanceText } from '#src/components/people/balance-text.tsx';
import { formatSigned } from '#src/platform/language/format-signed.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { currencyAtom } from '#src/state/site/site.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import s from './game-frame.module.css';
import { type Hold, shownMoney } from './held-wins.ts';
import { sessionMoneyResource } from './session-money.resource.ts';

/** The net of a session for money, and the balance [S1-306]; without the win of an open round. */
export function MoneyBar({ since, minutes, hold }: { since: number; minutes: number; hold: Hold | null }) {
  const read = useResource(sessionMoneyResource, { since }, { onDemand: true });
  const before = useAtomValue(walletResource.atom(undefined)).value;
  const { value } = read;
  const language = useAtomValue(languageAtom);
  const { symbol } = useAtomValue(currencyAtom);
  const shown = value && shownMoney(value, hold);
  const opening = value === undefined && !hold ? before : undefined;
  const balance = value && shown ? { sumBalance: fromMinor(shown.balance), currency: value.currency } : opening;
  // A dash while unknown.
  const net = shown ? formatSigned(fromMinor(shown.net), symbol, language) : '–';
  return (
    <>
      <p className={`${s.cell} ${s.net}`}>
        <small>
          <Trans>Session, {minutes} min</Trans>
        </small>
        <b className="num" translate="no" data-long={net.length > 8 || undefined}>
          {net}
        </b>
      </p>
      <p className={s.cell}>
        <small>
          <Trans>Balance</Trans>
        </small>
        <b>
          <BalanceText read={read} value={balance} />
        </b>
      </p>
    </>
  );
}
