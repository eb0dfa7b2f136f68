import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { protectionResource } from '#src/state/identity/protection.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import s from './agent-page.module.css';

/**
 * A page for agents: it asks for nothing before it is known who looks, and where the site asks agents for a second step, one without it is shown how to
 * set it up. The gateway refuses the data.
 */
export function AgentArea({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLingui();
  const isKnown = useAtomValue(memberAtom) !== null;
  const { value } = useRead(protectionResource, undefined, { onDemand: true });
  if (!isKnown)
    return (
      <div className={s.wait}>
        <FormSkeleton fields={3} />
      </div>
    );
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
