import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { minutesLeft } from '#src/components/kit/minutes-left.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import type { Withdrawal } from '#src/contract/payments/withdrawals.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatClock, formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { usePromise } from '#src/components/people/money/use-promise.ts';
import s from './one-withdrawal.module.css';

const hour = 3_600_000;

/** The promised time as a clock, and what happens meanwhile. */
export function PromiseCard({
  withdrawal: { createdAt, promisedAt },
  stale,
}: {
  withdrawal: Withdrawal;
  stale: boolean;
}) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const left = promisedAt - serverTime(useClock());
  const until =
    promisedAt - createdAt > 12 * hour ? formatDateTime(promisedAt, language) : formatClock(promisedAt, language);
  const long = usePromise(Math.max(1, Math.ceil(left / 60_000)));
  const rest = left >= hour ? long : minutesLeft(left);
  const passed = 100 * (1 - left / (promisedAt - createdAt));
  return (
    <Card className={s.promise}>
      {left > 0 ? (
        <>
          <p className={s.until}>
            <b className="num">
              <Trans>by {until}</Trans>
            </b>
            <span className="num">{left >= hour ? rest : <Trans>{rest} left</Trans>}</span>
          </p>
          <ProgressBar percent={passed} label={t`Of the promised time`} />
          <p>
            {stale ? (
              <Trans>Connecting again…</Trans>
            ) : (
              <Trans>You can close this page: we tell you here and on your phone when it is there.</Trans>
            )}
          </p>
        </>
      ) : (
        <p>
          <Trans>
            It takes longer than promised. The money is set aside for you, and we keep asking until it is there.
          </Trans>
        </p>
      )}
    </Card>
  );
}
