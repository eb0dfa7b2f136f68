import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The promised time of a payout in words. */
export function usePromise(minutes: number): string {
  const { t } = useLingui();
  if (minutes < 120) return t`${plural(minutes, { one: 'within # minute', other: 'within # minutes' })}`;
  const hours = Math.ceil(minutes / 60);
  return t`${plural(hours, { one: 'within # hour', other: 'within # hours' })}`;
}
