import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useClock } from '#src/components/kit/use-clock.ts';
import { useMoney } from '#src/components/people/use-money.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { VendorWallet } from '#src/contract/wallets/wallets.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatClock, formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';

/** What is to be said of a wallet first: what is under way there, else how sure its amount is. */
export function WalletNote({ wallet }: { wallet: VendorWallet }) {
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  const now = serverTime(useClock(60_000));
  const { transfer, roundOpen, silent, seenAt, balance, open } = wallet;
  if (transfer) {
    const sum = money(transfer.amount);
    if (transfer.state === 'waiting') return <Trans>{sum} comes home when the round is over</Trans>;
    if (transfer.state === 'doubt')
      return transfer.direction === 'out' ? (
        <Trans>{sum} on its way: no answer yet, we keep asking</Trans>
      ) : (
        <Trans>{sum} is coming home: no answer yet, we keep asking</Trans>
      );
    return transfer.direction === 'out' ? <Trans>{sum} on its way</Trans> : <Trans>{sum} is coming home</Trans>;
  }
  if (roundOpen) return <Trans>Round open</Trans>;
  const at = seenAt === null ? undefined : formatSeen(seenAt, now, language);
  if (silent && at) return <Trans>Last amount: {at}</Trans>;
  if (!open) return <Trans>Closed: money only comes home</Trans>;
  if (toMinor(balance) === 0) return <Trans>Empty</Trans>;
  return at ? <Trans>Confirmed: {at}</Trans> : <Trans>At the provider</Trans>;
}

const day = 86_400_000;

/** The time of day, or with its date where that is longer ago than a day. */
const formatSeen = (at: number, now: number, language: Language): string =>
  now - at < day ? formatClock(at, language) : formatDateTime(at, language);
