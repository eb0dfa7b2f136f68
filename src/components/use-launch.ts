import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import type { LaunchItem } from './launch-decision.ts';

/** Answers the function that launches an item; its rules come with the first tap, see launch-item.ts. */
export function useLaunch(): (item: LaunchItem) => void {
  const store = useStore();
  const navigate = useNavigate();
  const { i18n } = useLingui();
  return (item) => {
    void import('./launch-item.ts').then(({ launchItem }) => launchItem(item, { store, navigate, i18n }));
  };
}
