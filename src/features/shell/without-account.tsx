import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** Stands where an account of one's own is needed, and leads a trial guest to one. */
export function WithoutAccount() {
  const { t } = useLingui();
  return (
    <StatePanel
      kind="empty"
      scene={{ light: '/spot/spot-ancora.svg', dark: '/spot/spot-ancora-dark.svg' }}
      title={t`This needs an account of your own`}
      action={
        <Link to="/m/register" className={buttonClass({ variant: 'soft' })}>
          <Trans>Create a free account</Trans>
        </Link>
      }
    >
      <Trans>
        You are trying the site without one: there is nothing to protect yet, and nothing to log in to later.
      </Trans>
    </StatePanel>
  );
}
