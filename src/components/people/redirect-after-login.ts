import type { useRouter } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { takeIntent } from '#src/state/app/intent.ts';
import { toasts } from '#src/ui/toast-store.ts';
import type { ResumeContext } from '#src/components/games/launch-item.ts';
import { stepBack } from '#src/components/kit/step-back.ts';

type Router = ReturnType<typeof useRouter>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** State of the login page: a tap led here, and one step back is the page where it was made. */
    tapped?: boolean;
  }
}

/**
 * Leads a member away from the login after signing in: home, or back to where they tapped the action that required it, which then
 * runs; if it is refused, they stay there. If they opened the login otherwise, an earlier action is dropped. Never rejects.
 */
export async function redirectAfterLogin(router: Router, surroundings: ResumeContext): Promise<void> {
  const intent = takeIntent();
  // After a login in another tab, this one is in the background.
  if (!intent || !router.history.location.state.tapped || document.visibilityState === 'hidden')
    return surroundings.navigate({ to: '/m/home', replace: true });
  // Most logins have no pending action: the code for it is loaded on demand.
  const code = import('#src/components/games/resume-intent.ts').catch(() => null);
  await stepBack(router);
  const { resumeIntent } = (await code) ?? {};
  if (resumeIntent) await resumeIntent(intent, surroundings);
  else toasts.show(surroundings.i18n._(msg`No internet`), { kind: 'error' });
}
