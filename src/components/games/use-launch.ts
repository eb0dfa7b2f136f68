import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { loadShellTexts } from '#src/platform/language/i18n.ts';
import { toasts } from '#src/ui/toast-store.ts';
import type { LaunchItem } from './launch-decision.ts';

/** Returns the function that launches an item; its rules load with the first tap, see launch-item.ts. */
export function useLaunch(): (item: LaunchItem) => void {
  const store = useStore();
  const navigate = useNavigate();
  const { i18n, t } = useLingui();
  return (item) => {
    Promise.all([import('./launch-item.ts'), loadShellTexts()])
      .then(([{ launchItem }]) => launchItem(item, { store, navigate, i18n }))
      .catch(() => toasts.show(t`No internet`, { kind: 'error' }));
  };
}
