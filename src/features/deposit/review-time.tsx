import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useClock } from '#src/components/kit/use-clock.ts';
import type { Transfer } from '#src/contract/payments/transfers.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatClock, formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';

const halfADay = 43_200_000;

/** By when a transfer is decided, or that it takes longer than was promised. */
export function ReviewTime({ transfer: { createdAt, promisedAt } }: { transfer: Transfer }) {
  const language = useAtomValue(languageAtom);
  const isLate = serverTime(useClock()) > promisedAt;
  const write = promisedAt - createdAt > halfADay ? formatDateTime : formatClock;
  const until = write(promisedAt, language);
  return (
    <p>
      {isLate ? (
        <Trans>It takes longer than promised. We are still looking for your transfer; support can help, too.</Trans>
      ) : (
        <Trans>We look for your transfer and tell you here and on your phone, by {until} at the latest.</Trans>
      )}
    </p>
  );
}
