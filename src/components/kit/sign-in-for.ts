import type { useNavigate } from '@tanstack/react-router';
import { saveIntent, type PendingIntent } from '#src/state/app/intent.ts';
import type { SignInReason } from './sign-in-reason.ts';

/** Leads a guest to the login, which shows the reason, and stores the tapped action: it runs after the login. */
export function signInFor(
  wanted: PendingIntent,
  why: SignInReason,
  navigate: ReturnType<typeof useNavigate>,
): Promise<void> {
  saveIntent(wanted);
  return navigate({ to: '/m/login', state: { tapped: true, why } });
}
