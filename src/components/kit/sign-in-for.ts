import type { useNavigate } from '@tanstack/react-router';
import { saveIntent, type PendingIntent } from '#src/state/app/intent.ts';
import type { SignInReason } from './sign-in-reason.ts';

/** Leads a guest to the login, which says why, and keeps what they tapped: it is carried out once they have signed in. */
export function signInFor(
  wanted: PendingIntent,
  why: SignInReason,
  navigate: ReturnType<typeof useNavigate>,
): Promise<void> {
  saveIntent(wanted);
  return navigate({ to: '/m/login', state: { tapped: true, why } });
}
