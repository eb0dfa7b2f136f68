import { useLingui } from '@lingui/react/macro';

/** Labels of the controls and the region of a banner carousel. */
export function useHighlightLabels() {
  const { t } = useLingui();
  return {
    label: t`Highlights`,
    labels: {
      pause: t`Pause the highlights`,
      play: t`Resume the highlights`,
      previous: t`Previous highlight`,
      next: t`Next highlight`,
      position: (index: number, count: number) => t`Highlight ${index} of ${count}`,
    },
  };
}
