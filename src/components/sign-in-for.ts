import type { useNavigate } from '@tanstack/react-router';
import { keepIntent, type Wanted } from '#src/state/intent.ts';

/** Leads a guest to the login and keeps what he tapped, which is carried out once he has signed in. */
export function signInFor(wanted: Wanted, navigate: ReturnType<typeof useNavigate>): Promise<void> {
  keepIntent(wanted);
  return navigate({ to: '/m/login', state: { tapped: true } });
}
