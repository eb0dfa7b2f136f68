import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** A promised time in words. */
export function usePromise(minutes: number): string {
  const { t } = useLingui();
  if (minutes < 120 && minutes % 60 !== 0)
    return t`${plural(minutes, { one: 'within # minute', other: 'within # minutes' })}`;
  const hours = Math.ceil(minutes / 60);
  return t`${plural(hours, { one: 'within # hour', other: 'within # hours' })}`;
}
