import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { protectionResource } from '#src/state/identity/protection.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** A page for agents: where the site asks them for a second step, one without it is shown how to set it up. The gateway refuses the data. */
export function AgentArea({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLingui();
  const { value } = useRead(protectionResource, undefined, { onDemand: true });
  if (!value?.agentNeedsStep) return children;
  return (
    <StatePanel
      kind="empty"
      scene={{ light: '/spot/spot-ancora.svg', dark: '/spot/spot-ancora-dark.svg' }}
      title={t`Turn on the second step first`}
      action={
        <Link to="/m/set/passkeys" className={buttonClass({ variant: 'soft' })}>
          <Trans>Set it up</Trans>
        </Link>
      }
    >
      <Trans>
        The agents’ pages show other people’s data. For them, your login needs a second step after the password: a
        passkey or an authenticator app.
      </Trans>
    </StatePanel>
  );
}
