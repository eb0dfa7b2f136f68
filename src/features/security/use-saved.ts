import { useNavigate, useSearch } from '@tanstack/react-router';
import { toasts } from '#src/ui/toast-store.ts';

/** Confirms that something was set, and returns in place of the form to the security centre, or to the page that led here. */
export function useSaved(said: string): () => void {
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false });
  return () => {
    toasts.show(said, { kind: 'success' });
    void navigate({ to: next === 'withdraw' ? '/m/withdraw' : '/m/securityCenter', replace: true });
  };
}
