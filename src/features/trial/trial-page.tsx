import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadingMax, noticeDuration } from '#src/contract/core/limits.ts';
import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { knownMember } from '#src/state/identity/known-member.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import buttons from '#src/ui/button-row.module.css';
import { Spinner } from '#src/ui/spinner.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { openTrial } from './trial.resource.ts';
import s from './trial-page.module.css';

/**
 * The free trial: it starts with the page, says that it takes a moment [S2-133], and leads home [S2-132]. Going back cancels it.
 */
export function TrialPage() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const navigate = useNavigate();
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<AppError>();

  const open = useEffectEvent(async (isLeft: () => boolean) => {
    // A page renders before the session is known; a member is redirected home.
    if ((await knownMember(store)) || isLeft()) return;
    try {
      if (!(await openTrial(store, isLeft))) return;
      toasts.show(t`Your free trial has begun: you play with chips for 24 hours.`, {
        kind: 'success',
        duration: noticeDuration.long,
      });
      await navigate({ to: '/m/home', replace: true });
    } catch (cause) {
      if (!isLeft()) setProblem(toAppError(cause));
    }
  });
  const notice = useEffectEvent(() => toasts.show(t`Please wait…`, { kind: 'loading', duration: loadingMax.trial }));
  useEffect(() => {
    let left = false;
    const waiting = notice();
    const hide = () => toasts.hide(waiting);
    // Not before the navigation is settled.
    const timer = setTimeout(() => void open(() => left).finally(hide));
    return () => {
      left = true;
      clearTimeout(timer);
      hide();
    };
  }, [tries]);

  if (!problem) {
    return (
      <section className={s.page} aria-live="polite">
        <Spinner label={t`Your trial account is being opened`} large />
        <h2 className={s.title}>
          <Trans>Your trial account is being opened…</Trans>
        </h2>
        <p className={s.text}>
          <Trans>You play with chips that are not money, for 24 hours. We ask for no personal data.</Trans>
        </p>
        <p className={s.text}>
          <Trans>You can still go back.</Trans>
        </p>
      </section>
    );
  }
  const again = () => {
    setProblem(undefined);
    setTries(tries + 1);
  };
  const minutes = Math.ceil((problem.retryAfter ?? 0) / 60);
  return (
    <StatePanel
      kind={problem.code === 'no_internet' ? 'offline' : 'error'}
      title={t`The trial account was not opened`}
      action={
        <span className={buttons.row}>
          <Button onClick={again}>
            <Trans>Try again</Trans>
          </Button>
          <Link to="/m/register" className={buttonClass({ variant: 'line' })}>
            <Trans>Create account</Trans>
          </Link>
        </span>
      }
    >
      {problem.code === 'rate_limited' && minutes > 1 ? (
        <Trans>
          Too many trial accounts were opened from this connection. Try again in {minutes} minutes, or create an
          account.
        </Trans>
      ) : (
        i18n._(errorText[problem.code])
      )}
    </StatePanel>
  );
}
