import { useEffect } from 'react';
import { usePageFade, watchBackSwipe } from '#src/ui/page-transition.ts';

/** Fades each page in [S1-108], but not after a back swipe [S1-109]. Shows nothing itself. */
export function PageFade({ path }: { path: string }) {
  usePageFade(path, () => document.getElementById('content'));
  useEffect(() => watchBackSwipe(), []);
  return null;
}
