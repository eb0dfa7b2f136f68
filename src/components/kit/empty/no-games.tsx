import { Trans, useLingui } from '@lingui/react/macro';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** In the place of the games of a site that has none, hot or in a category. */
export function NoGames() {
  const { t } = useLingui();
  return (
    <StatePanel
      kind="empty"
      scene={{ light: '/spot/spot-concha.svg', dark: '/spot/spot-concha-dark.svg' }}
      title={t`No games yet`}
    >
      <Trans>They are on their way. Come back later.</Trans>
    </StatePanel>
  );
}
