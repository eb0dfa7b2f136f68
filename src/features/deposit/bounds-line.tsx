import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Bounds } from './deposit-amount.tsx';

/** That a deposit costs nothing, and its bounds. */
export function BoundsLine({ min, max }: Bounds) {
  const money = useMoney();
  const [least, most] = [money(min), money(max)];
  return (
    <Trans>
      No fee, {least} to {most}
    </Trans>
  );
}
