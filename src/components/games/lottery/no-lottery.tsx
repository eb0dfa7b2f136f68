import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Read } from '#src/components/kit/resource-view.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** Whether there is no such lottery: to ask again would not help. */
export const isNoLottery = ({ value, error }: Read<unknown>): boolean =>
  value === undefined && (error?.code === 'game_not_found' || error?.code === 'not_found');

/** Stands where an address names a lottery that is not there; `headingLevel` 1 on a page that has no other name. */
export function NoLottery({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
  const { t } = useLingui();
  return (
    <StatePanel
      kind="empty"
      headingLevel={headingLevel}
      scene={{ light: '/spot/spot-concha.svg', dark: '/spot/spot-concha-dark.svg' }}
      title={t`This lottery is not available`}
      action={<AllLotteries />}
    >
      <Trans>The link is out of date or the lottery is no longer on sale.</Trans>
    </StatePanel>
  );
}

/** The way to the centre. */
export function AllLotteries() {
  return (
    <Link to="/m/lottery" className={buttonClass({ variant: 'soft' })}>
      <Trans>All lotteries</Trans>
    </Link>
  );
}
