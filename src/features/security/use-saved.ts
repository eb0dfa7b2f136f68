import { useNavigate } from '@tanstack/react-router';
import { toasts } from '#src/ui/toast-store.ts';

/** Says that something was set, and leads back to the security centre in place of the form. */
export function useSaved(said: string): () => void {
  const navigate = useNavigate();
  return () => {
    toasts.show(said, { kind: 'success' });
    void navigate({ to: '/m/securityCenter', replace: true });
  };
}
