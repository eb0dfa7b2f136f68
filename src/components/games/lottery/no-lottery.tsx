import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Read } from '#src/components/kit/resource-view.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** Whether the lottery does not exist: then no retry is offered. */
export const isNoLottery = ({ value, error }: Read<unknown>): boolean =>
  value === undefined && (error?.code === 'game_not_found' || error?.code === 'not_found');

/** Shown if an address names an unknown lottery; `headingLevel` 1 on a page without another heading. */
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

/** Link to the centre. */
export function AllLotteries() {
  return (
    <Link to="/m/lottery" className={buttonClass({ variant: 'soft' })}>
      <Trans>All lotteries</Trans>
    </Link>
  );
}
