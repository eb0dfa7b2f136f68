import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { Balance } from '#src/components/people/balance.tsx';
import { onlineAtom } from '#src/platform/device/online.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { sessionAtom } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { taskLinkAtom } from '#src/state/site/task-link.ts';
import { themeAtom } from '#src/state/app/theme.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { TaskFrame } from './task-frame.tsx';
import s from './tasks-page.module.css';

/**
 * /m/task: the merchant's task page in a frame, under the member's balance, or a link to the login [S1-231]; without a task link
 * it redirects home [S1-233].
 */
export function TasksPage() {
  const { t } = useLingui();
  const store = useStore();
  const link = useAtomValue(taskLinkAtom);
  const online = useAtomValue(onlineAtom);
  const site = useAtomValue(statusResource.atom(undefined));
  const { status } = useAtomValue(sessionAtom);
  const look = [useAtomValue(languageAtom), useAtomValue(themeAtom)];
  const [attempt, setAttempt] = useState(0);
  // Before the session is known the frame would open for a visitor.
  if (status === 'restoring' || (!site.value && !site.error)) return null;
  if (site.value && link === undefined) return <Navigate to="/m/home" replace />;
  if (link === undefined)
    return (
      <StatePanel
        kind={online ? 'error' : 'offline'}
        title={t`Tasks did not load`}
        actionLabel={t`Try again`}
        onAction={() => void statusResource.refresh(store, undefined)}
      />
    );
  return (
    <div className={s.page}>
      <div className={s.bar}>
        {status === 'member' ? (
          <>
            <Trans>Balance</Trans>
            <Balance className={s.sum} />
          </>
        ) : (
          <>
            <Trans>Log in to see your tasks.</Trans>
            <Link to="/m/login" className={buttonClass({ variant: 'text' })}>
              <Trans>Log in</Trans>
            </Link>
          </>
        )}
      </div>
      <TaskFrame
        key={[link, status, ...look, attempt].join(' ')}
        link={link}
        signedIn={status === 'member'}
        onAgain={() => setAttempt(attempt + 1)}
      />
    </div>
  );
}
