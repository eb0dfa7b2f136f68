import { useNavigate } from '@tanstack/react-router';
import { toasts } from '#src/ui/toast-store.ts';

/** Confirms that something was set, and returns to the security centre in place of the form. */
export function useSaved(said: string): () => void {
  const navigate = useNavigate();
  return () => {
    toasts.show(said, { kind: 'success' });
    void navigate({ to: '/m/securityCenter', replace: true });
  };
}
