import { Trans, useLingui } from '@lingui/react/macro';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** Empty state of the games, hot or of a category. */
export function NoGames() {
  const { t } = useLingui();
  return (
    <StatePanel
      kind="empty"
      scene={{ light: '/spot/spot-concha.svg', dark: '/spot/spot-concha-dark.svg' }}
      title={t`No games yet`}
    >
      <Trans>There are no games here right now. Check back later.</Trans>
    </StatePanel>
  );
}
