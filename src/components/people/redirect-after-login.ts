import type { useRouter } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { takeIntent } from '#src/state/app/intent.ts';
import { toasts } from '#src/ui/toast-store.ts';
import type { ResumeContext } from '#src/components/games/launch-item.ts';
import { stepBack } from '#src/components/kit/step-back.ts';

type Router = ReturnType<typeof useRouter>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the login page: a tap has led here, and one step back is where it was made. */
    tapped?: boolean;
  }
}

/**
 * Leads whoever has just signed in away from the login: home, or back to where he tapped what he had to sign in for, which is
 * done then; if it is refused, he is where he was. Whoever came to the login otherwise wants something else by now. Never rejects.
 */
export async function redirectAfterLogin(router: Router, surroundings: ResumeContext): Promise<void> {
  const intent = takeIntent();
  // Somebody who signed in in another tab is not looking at this one.
  if (!intent || !router.history.location.state.tapped || document.visibilityState === 'hidden')
    return surroundings.navigate({ to: '/m/home', replace: true });
  // Most who sign in wanted nothing else: what it takes to do that comes when it is needed.
  const code = import('#src/components/games/resume-intent.ts').catch(() => null);
  await stepBack(router);
  const { resumeIntent } = (await code) ?? {};
  if (resumeIntent) await resumeIntent(intent, surroundings);
  else toasts.show(surroundings.i18n._(msg`No internet`), { kind: 'error' });
}
