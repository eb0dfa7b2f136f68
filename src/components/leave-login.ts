import type { useRouter } from '@tanstack/react-router';
import { within } from '#src/contract/within.ts';
import { takeIntent } from '#src/state/intent.ts';
import { carryOut } from './carry-out.ts';
import type { Surroundings } from './launch-item.ts';

type Router = ReturnType<typeof useRouter>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the login page: a tap has led here, and one step back is where it was made. */
    tapped?: boolean;
  }
}

/** A page that does not come is waited for no longer than this; ms. */
const patience = 3000;

/**
 * Leads whoever has just signed in away from the login: home, or back to where he tapped what he had to sign in for, which is
 * done then; if it is refused, he is where he was. Whoever came to the login otherwise wants something else by now. Never rejects.
 */
export async function leaveLogin({ history, subscribe }: Router, surroundings: Surroundings): Promise<void> {
  const intent = takeIntent();
  // Somebody who signed in in another tab is not looking at this one.
  if (!intent || !history.location.state.tapped || document.visibilityState === 'hidden')
    return surroundings.navigate({ to: '/m/home', replace: true });
  const arrived = new Promise<void>((resolve) => {
    const stop = subscribe('onResolved', () => {
      stop();
      resolve();
    });
  });
  history.back();
  await within(arrived, patience);
  await carryOut(intent, surroundings);
}
