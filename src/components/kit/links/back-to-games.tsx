import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';

/** Link to home for a page with nothing to show. */
export function BackToGames() {
  return (
    <Link to="/m/home" className={buttonClass({ variant: 'soft' })}>
      <Trans>Back to the games</Trans>
    </Link>
  );
}
