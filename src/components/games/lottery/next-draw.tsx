import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { minutesLeft } from '#src/components/kit/minutes-left.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import type { ComingDraw } from '#src/contract/lottery/lottery.schema.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatClock } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';

const hour = 3_600_000;

/** The time of a lottery's next draw, with a countdown. */
export function NextDraw({ next }: { next: ComingDraw | null }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const now = serverTime(useClock());
  if (!next) return <Trans>Not on sale now</Trans>;
  const left = next.drawsAt - now;
  if (left <= 0) return <Trans>Drawing…</Trans>;
  const at = formatClock(next.drawsAt, language);
  const clock = minutesLeft(left);
  return <span className="num">{left < hour ? t`Draw at ${at}, in ${clock}` : t`Draw at ${at}`}</span>;
}
